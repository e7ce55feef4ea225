import { SYSTEM_COLOURS } from '@agency-booking/html/palette';

export const BANK_STYLE = `
:root { ${SYSTEM_COLOURS} }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: 1.5rem 1rem; background: var(--shade); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; display: grid; align-content: center; justify-items: center; }
.sheet { width: 100%; max-width: 27rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .9rem; overflow: hidden; box-shadow: 0 1px 2px rgb(0 0 0 / 5%), 0 12px 32px rgb(0 0 0 / 8%); }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: 1rem 1.5rem; border-bottom: 3px solid var(--brand); }
.bank { font-weight: 700; font-size: 1.1rem; letter-spacing: -.01em; }
.service { display: inline-flex; align-items: center; gap: .4rem; color: var(--soft); font-size: .85rem; }
main { padding: 1.5rem; }
h1 { margin: 0 0 1rem; font-size: 1.3rem; line-height: 1.3; letter-spacing: -.01em; text-wrap: balance; }
p { margin: 0 0 .9rem; }
dl { margin: 0 0 1.25rem; border: 1px solid var(--line); border-radius: .6rem; padding: .25rem 1rem; }
dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; padding: .5rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); font-size: .9rem; }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.amount dd { font-weight: 700; font-size: 1.15rem; }
label { display: block; margin-bottom: .3rem; font-weight: 600; font-size: .9rem; }
input:not([type=hidden]) { width: 100%; padding: .7rem; border: 1px solid var(--line); border-radius: .6rem; background: transparent; color: inherit; font: 600 1.4rem/1.3 ui-monospace, monospace; letter-spacing: .4em; text-align: center; }
input[aria-invalid] { border-color: var(--failed); }
#wrong { margin: .5rem 0 0; color: var(--failed); font-size: .9rem; }
button { width: 100%; min-height: 3rem; margin-top: 1rem; border: 1px solid var(--brand); border-radius: .6rem; background: var(--brand); color: var(--on-brand); font: 600 1rem/1.2 system-ui, sans-serif; cursor: pointer; }
button:hover { filter: brightness(1.1); }
button.quiet { margin-top: .6rem; background: transparent; border-color: transparent; color: var(--soft); font-weight: 500; }
button.quiet:hover { color: var(--ink); border-color: var(--line); }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--brand) 55%, transparent); outline-offset: 2px; }
.hint { margin: 1rem 0 0; color: var(--soft); font-size: .85rem; text-align: center; }
.mark { width: 3rem; height: 3rem; border-radius: 50%; display: grid; place-items: center; border: 2px solid currentColor; font-size: 1.4rem; font-weight: 700; color: var(--failed); }
.mark.passed { color: var(--good); }
footer { max-width: 27rem; margin-top: 1rem; color: var(--soft); font-size: .85rem; text-align: center; text-wrap: balance; }
`;
