"""Makes bricolage-subset.woff2 from two weights of the npm package @expo-google-fonts/bricolage-grotesque (0.4.x).

Those files are whole, so that every tone mark finds its place on every letter. What Nigerian names need beyond them is
added to both weights alike: the anchor of the grave mark, the hooked letters of Hausa, and letters with a dot.
Run where the package is installed, with fonttools and brotli: python3 make-subset.py
"""
import copy
import io
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import build

SOURCE = 'node_modules/@expo-google-fonts/bricolage-grotesque/%s.ttf'
WEIGHTS = {400: '400Regular/BricolageGrotesque_400Regular', 700: '700Bold/BricolageGrotesque_700Bold'}
MARKS = 'ÀÁÈÉÊÌÍÒÓÔÙÚÇÑàáèéêìíòóôùúçñäëïöüÄËÏÖÜŃńǸǹẸẹỌọṢṣỊịỤụṄṅḾḿĀāĒēĪīŌōŪūŊŋ\u0300\u0301\u0302\u0304\u030c\u0307\u0323'
HOOKED = 'ƁɓƊɗƘƙƳƴ'
SIGNS = '\xa0£©«·»°×½–—‘’“”•…−€→←₦\u2009\u202f\u02bc'
# Letters that the source lacks, as a letter with one mark.
DOTTED = {'Ṣ': 'S\u0323', 'ṣ': 's\u0323', 'Ṅ': 'N\u0307', 'ṅ': 'n\u0307', 'Ǹ': 'N\u0300', 'ǹ': 'n\u0300', 'Ḿ': 'M\u0301', 'ḿ': 'm\u0301'}


def subtables(font, kind):
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if type(table).__name__ == kind:
                yield table


def anchor_grave(font):
    """Gives the grave the acute's anchor, mirrored: the source has none for it, above a letter or above another mark."""
    glyphs, order = font['glyf'], font.getReverseGlyphMap()
    acute, grave = glyphs['acutecomb'], glyphs['gravecomb']
    for kind, coverage, array, records in (
        ('MarkBasePos', 'MarkCoverage', 'MarkArray', 'MarkRecord'),
        ('MarkMarkPos', 'Mark1Coverage', 'Mark1Array', 'MarkRecord'),
        ('MarkMarkPos', 'Mark2Coverage', 'Mark2Array', 'Mark2Record'),
    ):
        for table in subtables(font, kind):
            names, list_ = getattr(table, coverage).glyphs, getattr(getattr(table, array), records)
            if 'acutecomb' not in names or 'gravecomb' in names:
                continue
            record = copy.deepcopy(list_[names.index('acutecomb')])
            for anchor in [record.MarkAnchor] if hasattr(record, 'MarkAnchor') else record.Mark2Anchor:
                if anchor:
                    anchor.XCoordinate = grave.xMax - (anchor.XCoordinate - acute.xMin)
            place = sum(order[name] < order['gravecomb'] for name in names)
            names.insert(place, 'gravecomb')
            list_.insert(place, record)
            for count in ('MarkCount', 'Mark2Count'):
                if hasattr(getattr(table, array), count):
                    setattr(getattr(table, array), count, len(list_))


def add_glyph(font, name, letter, glyph, advance):
    font['glyf'][name] = glyph
    glyph.recalcBounds(font['glyf'])
    font['hmtx'][name] = (advance, glyph.xMin)
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name


def anchors_of(font, base, mark):
    """The anchors at which a mark meets a letter."""
    for table in subtables(font, 'MarkBasePos'):
        if base in table.BaseCoverage.glyphs and mark in table.MarkCoverage.glyphs:
            record = table.MarkArray.MarkRecord[table.MarkCoverage.glyphs.index(mark)]
            place = table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(base)].BaseAnchor[record.Class]
            return place, record.MarkAnchor
    raise SystemExit(f'{mark} finds no place on {base}')


def add_dotted(font):
    names = font.getBestCmap()
    for letter, (base, mark) in DOTTED.items():
        base, mark = names[ord(base)], names[ord(mark)]
        place, anchor = anchors_of(font, base, mark)
        pen = TTGlyphPen(font.getGlyphSet())
        pen.addComponent(base, (1, 0, 0, 1, 0, 0))
        pen.addComponent(mark, (1, 0, 0, 1, place.XCoordinate - anchor.XCoordinate, place.YCoordinate - anchor.YCoordinate))
        add_glyph(font, f'uni{ord(letter):04X}', letter, pen.glyph(), font['hmtx'][base][0])


def draw(pen, start, *curves):
    """A closed outline of lines (a point) and curves (a control point and a point)."""
    pen.moveTo(start)
    for points in curves:
        pen.qCurveTo(*points) if len(points) > 1 else pen.lineTo(points[0])
    pen.closePath()


def hook_up(pen, left, right, top, size, weight):
    """From the top of a stem up and to the right, as in ɓ, ɗ, ƙ and at the arms of Ƙ and Ƴ."""
    end = right + size
    draw(
        pen, (left, top - 20), ((left, top),), ((left, top + size), (end - weight * 0.3, top + size)),
        ((end, top + size - weight * 0.1),), ((end, top + size - weight),), ((right, top + size - weight), (right, top)),
        ((right, top - 20),),
    )


def hook_left(pen, stem, top, size, weight):
    """From the top of a stem to the left and down, as in Ɓ and Ɗ."""
    left = stem - size
    draw(
        pen, (stem + 30, top), ((stem + 30, top - weight),), ((stem - size * 0.35, top - weight),),
        ((left + weight, top - weight), (left + weight, top - size * 1.15)), ((left, top - size * 1.15),),
        ((left, top), (stem - size * 0.35, top)),
    )


def add_hooked(font, bold):
    names, size, weight = font.getBestCmap(), 125, 105 if bold else 74
    stems = {  # where the hook begins: left and right edge of the stem or arm, and its top
        400: {'ɓ': (79, 171, 700), 'ɗ': (436, 528, 700), 'ƙ': (79, 170, 700), 'Ƙ': (509, 611, 660), 'ƴ': (416, 507, 517), 'Ƴ': (460, 567, 660)},
        700: {'ɓ': (66, 210, 715), 'ɗ': (428, 572, 715), 'ƙ': (66, 208, 715), 'Ƙ': (488, 653, 660), 'ƴ': (394, 538, 525), 'Ƴ': (465, 635, 660)},
    }[700 if bold else 400]
    for letter, base in zip(HOOKED, 'BbDdKkYy'):
        pen, advance, shift = TTGlyphPen(font.getGlyphSet()), font['hmtx'][names[ord(base)]][0], 0
        if letter in 'ƁƊ':
            shift = size - 10
        outline = font['glyf'][names[ord(base)]]
        coordinates = copy.deepcopy(outline)
        coordinates.coordinates.translate((shift, 0))
        coordinates.draw(pen, font['glyf'])
        if shift:
            hook_left(pen, (73 if bold else 86) + shift, 660, size, weight)
        else:
            hook_up(pen, *stems[letter], size, weight)
            advance = max(advance, stems[letter][1] + size + (30 if letter in 'ɗƘƳ' else 0))
        glyph = pen.glyph()
        glyph.flags[0] |= 0x40  # the outlines overlap
        add_glyph(font, f'uni{ord(letter):04X}', letter, glyph, round(advance + shift))


def reopened(font):
    """The font as a file has it: its order of glyphs counts the added ones."""
    file = io.BytesIO()
    font.save(file)
    return TTFont(file)


space = DesignSpaceDocument()
axis = AxisDescriptor()
axis.name, axis.tag, axis.minimum, axis.default, axis.maximum = 'Weight', 'wght', 400, 400, 700
space.addAxis(axis)
for value, name in WEIGHTS.items():
    font = TTFont(SOURCE % name)
    anchor_grave(font)
    add_dotted(font)
    add_hooked(font, value == 700)
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[0x2BC] = table.cmap[0x2019]
    source = SourceDescriptor()
    source.font, source.location, source.familyName = reopened(font), {'Weight': value}, 'Bricolage Grotesque'
    space.addSource(source)

variable = reopened(build(space)[0])
wanted = set(range(0x20, 0x7F)) | {ord(c) for c in MARKS + HOOKED + SIGNS}
options = Options()
options.layout_features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'case', 'tnum', 'lnum']
options.hinting = False
options.notdef_outline = True
options.flavor = 'woff2'
subsetter = Subsetter(options)
subsetter.populate(unicodes=wanted)
subsetter.subset(variable)
variable.flavor = 'woff2'
variable.save('bricolage-subset.woff2')
lacking = sorted(chr(c) for c in wanted - set(variable.getBestCmap()))
print('made bricolage-subset.woff2; the source lacks', lacking)
