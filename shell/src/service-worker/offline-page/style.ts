import { brand } from '@shared/contracts';

/** The page's own style: the values of shared/ui/src/styles/tokens.css, which is not there offline. */
export const style = `
:root{color-scheme:light dark;--page:#fff;--tint:#f3eefb;--text:#22123f;--muted:#5c5075;--action:${brand.colour};--on-action:#fff;--line:#e6e0ee;--warm:#fdeee2}
@media (prefers-color-scheme:dark){:root{--page:#140d22;--tint:#2a1d47;--text:#f2edfa;--muted:#bbb0cf;--action:#c3adf7;--on-action:#22123f;--line:#382c52;--warm:#3a2417}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:400 1.0625rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header{display:flex;gap:.75rem;align-items:center;padding:1.25rem;font-size:1.375rem;font-weight:650}
.leaf{fill:var(--action)}
.pulse{fill:none;stroke:var(--page);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
header,main{max-width:42rem;margin-inline:auto}
main{padding:1rem 1.25rem 3rem}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,1.45rem + 1.4vw,2.5rem);line-height:1.14;letter-spacing:-.015em}
h2{margin:0 0 .75rem;font-size:1.25rem;line-height:1.2}
p{margin:0 0 1rem}
a{color:var(--action)}
button{min-height:2.75rem;padding:.625rem 1.25rem;border:0;border-radius:.5rem;background:var(--action);color:var(--on-action);font:inherit;font-weight:650;cursor:pointer}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}
section{margin:0 0 1.25rem;padding:1.25rem;border-radius:1rem;background:var(--tint)}
section>:last-child{margin-bottom:0}
.help{background:var(--warm)}
ul{margin:0;padding:0;list-style:none}
li a{display:block;padding:.75rem 0}
li+li{border-top:1px solid var(--line)}
li small{display:block;color:var(--muted)}
dl{display:grid;gap:.75rem;margin:0}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0;font-size:1.25rem;font-weight:650;overflow-wrap:anywhere}
#visit-time{font-size:1.25rem;font-weight:650}
[hidden]{display:none}
@media (forced-colors:active){button{border:1px solid}section{border:1px solid}}
`;
