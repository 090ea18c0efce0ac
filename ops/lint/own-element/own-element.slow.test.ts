import { startLinter } from '../linter.testing';

/** A file with types of a React project, in which the texts are linted. */
const file = 'shared/ui/src/text/marked-text.tsx';
const head = `
  import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
  import { Link } from '@ilera/runtime';
  import { Button } from '../actions/button';
  import { CheckIcon } from '../icons';
  import type { Elements } from '@ilera/runtime';
  export const words = { pay: 'Pay', or: 'or', of: (n: number) => \`of \${n}\` } as const;
  export const named = { pay: 'Pay' };
  export function Steady() { return <b>1</b>; }
  export function Passing({ on }: { on: boolean }) { return on ? <b>1</b> : null; }
  export function Outer({ on }: { on: boolean }) { return <Passing on={on} />; }
  export const Late = lazy(() => Promise.resolve({ default: Steady }));
  export interface Props { n: number; on: boolean; name?: string; list: string[]; node: ReactNode; slot: Elements; picture: ReactElement }
`;
/** One file with a component for each, on a line of its own: the types are read once. */
const fileOf = (expressions: string[]) =>
  head +
  expressions
    .map(
      (jsx, index) =>
        `export function View${index}({ n, on, name, list, node, slot, picture }: Props) { void [n, on, name, list, node, slot, picture, words, named, Suspense, Link, Button, CheckIcon]; return ${jsx}; }`,
    )
    .join('\n');

/** What fails or goes stale under a translator. */
const broken = [
  // Text that changes beside siblings.
  '<p>for {n} people</p>',
  '<p><b>1</b> {name}</p>',
  '<p>{words.of(n)} {words.or}</p>',
  "<p>{on ? 'Hide' : 'Show'}<b>password</b></p>",
  '<p><b>1</b>{on && words.pay}</p>',
  '<p>{named.pay} <b>1</b></p>',
  '<p>{list}</p>',
  '<p>{list.map((item) => item)}</p>',
  '<p><b>1</b>{node}</p>',
  '<p>{`a ${n}`} <b>1</b></p>',
  // What comes and goes beside text.
  '<p>{on && <b>1</b>} is applied.</p>',
  '<p>{on ? <b>1</b> : <i>2</i>} is applied.</p>',
  '<p>{slot}{words.pay}</p>',
  '<p>{picture} is applied.</p>',
  '<p><Passing on={on} /> is applied.</p>',
  '<p><Outer on={on} /> is applied.</p>',
  '<p><Late /> is applied.</p>',
  '<p>or <Button>Pay</Button> now</p>',
  '<p><b key={n}>1</b> is applied.</p>',
  '<p>{[1, 2].map((each) => <b key={each}>1</b>)} is applied.</p>',
  // What takes the place of another element.
  '(() => { if (on) return <p><b>1</b> <b>2</b></p>; return <p><b>1</b></p>; })()',
  'on ? <p><b>1</b> now</p> : <p><b>1</b></p>',
  '<i>{on ? <p>for <b>1</b></p> : <p>by <b>1</b></p>}</i>',
  '<i>{on ? <p><a>for <b>1</b></a></p> : <p><a>by</a></p>}</i>',
  '<i>{(on && <p>for <b>1</b></p>) || <p><b>1</b></p>}</i>',
  // Text in what has no element of its own.
  '<><b>1</b> is applied.</>',
  '<>{name}</>',
  '<>{node}</>',
  '<p>{on && <>Pay <b>1</b></>}</p>',
  '<p><Suspense>Pay</Suspense></p>',
  // Components that are text.
  'name',
  'on ? <b>1</b> : words.pay',
  'node',
];

/** What React changes as a whole, or never. */
const sound = [
  '<p>{n}</p>',
  '<p>{name}</p>',
  '<p>{on && words.pay}</p>',
  '<p>{`for ${n} people`}</p>',
  '<p translate="no">{name}, {n}</p>',
  '<p>{on ? words.pay : <b>1</b>}</p>',
  '<p>{node}</p>',
  '<p>for <b>{n}</b> people</p>',
  '<p>{words.pay} <b>{n}</b> {words.or}</p>',
  '<p><CheckIcon /> is applied.</p>',
  '<p>or <Link to="/">{name}</Link> now</p>',
  '<p><Steady /> is applied.</p>',
  '<p>{on && <b>1</b>}<span>is applied.</span></p>',
  '<p>{slot}<span>is applied.</span>{picture}</p>',
  '<p>{list.map((item) => <b key={item}>{item}</b>)}</p>',
  '<Button>{name}</Button>',
  '<>{slot}{on && <b>1</b>}</>',
  'on ? <p>for <b>1</b></p> : <div>by <b>1</b></div>',
  'on ? <p>for <b>1</b></p> : <p>for <i>1</i></p>',
  'on ? <p>for</p> : <p><b>1</b><i>2</i></p>',
  'on ? <p key="a">for <b>1</b></p> : <p key="b"><b>1</b></p>',
  'on ? <p translate="no">for <b>1</b></p> : <p translate="no"><b>1</b></p>',
  'slot',
  'on ? <b>1</b> : null',
];

const first = head.split('\n').length;
const { lint, end } = startLinter();
afterAll(end);

// R5.16
it('finds text that a translator would make stale or fatal, and nothing else', async () => {
  const [inBroken, inSound] = await lint([broken, sound].map((each) => ({ file, text: fileOf(each) })));
  const found = inBroken!.filter((line) => line.startsWith('translation/own-element'));
  const missed = broken.filter((_, index) => !found.some((line) => line.endsWith(`(line ${first + index})`)));
  expect(missed).toEqual([]);
  expect(inSound).toEqual([]);
}, 180_000);
