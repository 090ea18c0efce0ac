import { cleanText } from './clean-text';

/** An address out of what people copy: `mailto:ada@x.ng`, `Ada Obi <ada@x.ng>`, `"ada@x.ng";`. */
export function cleanAddress(text: string): { email: string; name: string } {
  const clean = cleanText(text);
  const [, name = '', inBrackets] = /^(.*?)[<(]([^<>()]*@[^<>()]*)[>)][\s,;.]*$/.exec(clean) ?? [];
  const email = (inBrackets ?? clean)
    .normalize('NFKC')
    .replace(/^[\s"'“”‘’<([]+|[\s"'“”‘’>)\],;.]+$/g, '')
    .replace(/^mailto:\s*([^?]*)(?:\?.*)?$/i, '$1');
  return { email, name: name.replace(/^[\s"'“”‘’]+|[\s"'“”‘’,;:]+$/g, '') };
}
