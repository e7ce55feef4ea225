import { SYSTEM_COLOURS } from '@agency-booking/html/palette';

export const STYLE = `
:root { ${SYSTEM_COLOURS} }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--shade); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 58rem; margin: 0 auto; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem 1.5rem; padding: .25rem 0 1rem; }
header strong { font-size: 1.1rem; }
nav ul { display: flex; gap: 1rem; margin: 0; padding: 0; list-style: none; font-size: .9rem; }
a { color: var(--brand); }
nav [aria-current] { color: var(--ink); text-decoration: none; font-weight: 600; }
.columns { display: grid; gap: 1rem; align-items: start; }
@media (min-width: 52rem) { .columns { grid-template-columns: 1fr 1.2fr; } }
section { padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .8rem; }
h1 { margin: 0 0 1rem; font-size: 1.4rem; line-height: 1.3; text-wrap: balance; }
h2 { margin: 0 0 .75rem; font-size: 1.1rem; }
p { margin: 0 0 .9rem; }
dl { margin: 0; }
dl div { padding: .5rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); font-size: .9rem; }
dd { margin: 0; }
.money { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
.money dd { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.total dd { font-size: 1.3rem; font-weight: 700; }
.soft { margin: .5rem 0 0; color: var(--soft); font-size: .9rem; }
.field { margin-bottom: 1rem; }
.pair { display: grid; gap: 0 1rem; }
@media (min-width: 24rem) { .pair { grid-template-columns: 1fr 1fr; } }
label, legend { display: block; padding: 0; font-weight: 600; font-size: .95rem; }
.field input { width: 100%; min-height: 3rem; margin-top: .3rem; padding: .5rem .75rem; border: 1px solid var(--faint); border-radius: .5rem; background: transparent; color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
.field input[aria-invalid] { border-color: var(--failed); }
.wrong { margin: .3rem 0 0; color: var(--failed); font-size: .9rem; }
.notice { padding: .75rem 1rem; border: 1px solid var(--failed); border-radius: .5rem; color: var(--failed); }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
fieldset label { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; padding: .4rem 0; font-weight: 400; }
.whole { white-space: nowrap; }
fieldset label + label { border-top: 1px solid var(--line); }
fieldset input { flex: none; width: 1.15rem; height: 1.15rem; accent-color: var(--brand); }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .7rem 1rem; border: 1px solid var(--brand); border-radius: .5rem; background: var(--brand); color: var(--on-brand); font: 600 1rem/1.4 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { filter: brightness(1.1); }
button[aria-disabled] { opacity: .6; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.result { max-width: 32rem; margin: 0 auto; }
.result dl { margin-bottom: 1.25rem; }
footer { margin-top: 1rem; color: var(--soft); font-size: .9rem; }
`;
