"""Makes bricolage-subset.woff2 from the files of the npm package @fontsource-variable/bricolage-grotesque (5.x).

Its latin file lacks the naira sign and the dotted vowels, which stand in its other files: their glyphs are copied in.
Run in a folder where the package is installed, with fonttools and brotli: python3 make-subset.py
"""
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.subset import Subsetter, Options
import copy, sys, os
D='node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-%s-wght-normal.woff2'
def load(n):
    f=TTFont(D%n); return instancer.instantiateVariableFont(f,{'wght':(400,700)})
base=load('latin')
want=set(range(0x20,0x7f))|{0xa0,0xa3,0xa9,0xab,0xb7,0xbb,0xb0,0xd7,0xbd,0xbc,0x2013,0x2014,0x2018,0x2019,0x201c,0x201d,0x2022,0x2026,0x2212,0x20ac,0x2192,0x2190,0x20a6,0x300,0x301,0x323,0x2009,0x202f}
want|={ord(c) for c in 'ÀÁÈÉÊÌÍÒÓÔÙÚÇÑàáèéêìíòóôùúçñäëïöüÄËÏÖÜŃńǸǹẸẹỌọṢṣỊịỤụƁɓƊɗƘƙṄṅ'}
have=set(base.getBestCmap())
for n in ['latin-ext','vietnamese']:
    src=load(n); cm=src.getBestCmap()
    for cp in sorted((want-have)&set(cm)):
        def add(g):
            new='x_%s_%s'%(n[:2],g)
            if new in base['glyf'].glyphs: return new
            gl=copy.deepcopy(src['glyf'][g])
            if gl.isComposite():
                for c in gl.components: c.glyphName=add(c.glyphName)
            base['glyf'][new]=gl
            base['hmtx'][new]=src['hmtx'][g]
            if g in src['gvar'].variations: base['gvar'].variations[new]=copy.deepcopy(src['gvar'].variations[g])
            else: base['gvar'].variations[new]=[]
            return new
        gname=add(cm[cp]); have.add(cp)
        for t in base['cmap'].tables:
            if t.isUnicode(): t.cmap[cp]=gname
base['maxp'].numGlyphs=len(base.getGlyphOrder())
if 'HVAR' in base: del base['HVAR']
base.save('merged.ttf'); base=TTFont('merged.ttf')
o=Options(); o.layout_features=['kern','liga','tnum','lnum','mark','mkmk','ccmp','locl','case']; o.name_IDs=['*']; o.flavor='woff2'; o.hinting=False; o.notdef_outline=True
s=Subsetter(o); s.populate(unicodes=want); s.subset(base); base.flavor='woff2'
base.save('bricolage-subset.woff2'); print(os.path.getsize('ilera-sans.woff2'), sorted(chr(c) for c in want-have), [ (f.FeatureTag) for f in base['GSUB'].table.FeatureList.FeatureRecord], 0x20a6 in base.getBestCmap())
print(base['hhea'].ascent,base['hhea'].descent,base['hhea'].lineGap,base['OS/2'].sxHeight,base['OS/2'].sCapHeight, base['OS/2'].xAvgCharWidth)
