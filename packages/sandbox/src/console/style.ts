import { SYSTEM_COLOURS } from '@agency-booking/html/palette';

export const STYLE = `
:root { ${SYSTEM_COLOURS} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--shade); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--sheet); }
.skip:focus { left: 0; z-index: 1; }
header { background: var(--ground); border-bottom: 1px solid var(--line); }
.bar, main { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; min-height: 4rem; }
.home { color: var(--ink); font-weight: 600; text-decoration: none; }
.bar nav { flex: 1; }
.bar nav ul { display: flex; flex-wrap: wrap; gap: 0 .9rem; }
.bar a { display: inline-block; padding: .55rem 0; font-size: .9rem; text-decoration: none; }
@media (max-width: 48rem) {
  .bar { padding-top: .4rem; }
  .bar nav { order: 1; flex: 1 0 100%; }
  .bar nav a { padding: .35rem 0; }
  .docs { margin-left: auto; }
}
.bar nav a { color: var(--soft); border-bottom: 2px solid transparent; }
.bar nav a:hover { color: var(--ink); }
.bar nav a[aria-current] { color: var(--brand); border-color: var(--brand); font-weight: 600; }
h1 { margin: 1.5rem 0 .25rem; font-size: 1.6rem; letter-spacing: -.01em; }
h2 { margin: 1.5rem 0 .75rem; font-size: 1.05rem; }
h3 { margin: 0; overflow-wrap: anywhere; font-size: 1rem; font-weight: 600; }
p { margin: .15rem 0; }
main > .hint { max-width: 46rem; }
.hint, .detail, .empty { color: var(--soft); }
.detail { font-size: .875rem; }
.hint { font-size: .9rem; margin-bottom: .75rem; }
ol, ul { list-style: none; margin: 0; padding: 0; }
time, .took { font-variant-numeric: tabular-nums; }

.live-mark { display: none; color: var(--soft); font-size: .8rem; }
.live .live-mark { display: block; }
.live-mark::before { content: ''; display: inline-block; width: .55em; height: .55em; margin-right: .45em; border-radius: 50%; background: var(--good); }
.lost .live-mark::before { background: var(--failed); }

a { color: var(--brand); }
main { padding-bottom: 4rem; }
main:focus { outline: none; }
.columns > section { min-width: 0; }
@media (min-width: 62rem) {
  .columns, .vendors, #inputs { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 2rem; align-items: start; }
  .vendors, #inputs { gap: .6rem; }
}
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .6rem; margin-bottom: .6rem; }
.tiles a { display: block; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet); color: var(--soft); text-decoration: none; font-size: .875rem; }
.tiles a:hover { border-color: var(--brand); }
.tiles strong { display: block; color: var(--ink); font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.alarm { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1.2rem; padding: .7rem 1rem; border: 1px solid var(--failed); border-radius: .75rem; background: var(--sheet); }
.alarm > p { color: var(--failed); font-weight: 600; }
.alarm ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; flex: 1; }
.pin { display: flex; align-items: center; gap: .6rem; }
.pin code { font-size: 1.3rem; font-weight: 700; letter-spacing: .08em; }
.copy { display: none; }
.live .copy { display: inline-block; }
.live .without-script { display: none; }
#filters { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem .8rem; margin-bottom: .8rem; }
#filters label { display: grid; font-size: .82rem; color: var(--soft); flex: 1 1 8rem; min-width: 0; }
#filters a { padding: .45rem .2rem; font-size: .875rem; }
select, input { width: 100%; min-height: 2.4rem; padding: .3rem .5rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--sheet); color: var(--ink); font: inherit; font-size: .9rem; }
.sheet { display: grid; gap: .6rem; padding: .9rem 1rem; margin-bottom: .6rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet); }
.sheet h2 { margin: .3rem 0 0; }
.sheet code { overflow-wrap: anywhere; }
.sheet form, .next form { display: flex; flex-wrap: wrap; gap: .35rem; }
table { width: 100%; max-width: 30rem; border: 1px solid var(--line); border-radius: .75rem; border-spacing: 0; background: var(--sheet); margin-bottom: 1rem; }
th, td { padding: .5rem 1rem; text-align: left; font-variant-numeric: tabular-nums; }
tbody :is(th, td) { border-top: 1px solid var(--line); font-weight: 400; }
.events { border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet); overflow: hidden; }
.events li { padding: .5rem 1rem; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; overflow-wrap: anywhere; }
.events li + li { border-top: 1px solid var(--line); }
.events li > * { grid-column: 1; }
.events h3 { font-size: .93rem; }
.events .what { grid-column: 2; grid-row: 1 / 4; align-self: center; max-width: min(16rem, 28vw); font-size: .875rem; font-weight: 600; text-align: right; }
.inputs { border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet); padding: .6rem 1rem; }
@media (max-width: 62rem) { .inputs + .inputs { margin-top: .6rem; } }
summary { cursor: pointer; font-size: .9rem; }
.inputs li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 .6rem; padding: .4rem 0; border-top: 1px solid var(--line); }
.inputs ul { margin-top: .6rem; }
.inputs .detail { grid-column: 1 / -1; }
.next { grid-column: 1 / -1; color: var(--soft); }
#said { position: fixed; right: 1rem; bottom: 1rem; max-width: min(24rem, calc(100vw - 2rem)); margin: 0; padding: .5rem .9rem; border-radius: .6rem; background: var(--ink); color: var(--ground); font-size: .875rem; }
#said:empty { display: none; }
.vendors > li, .empty { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: .9rem 1rem; }
@media (max-width: 62rem) { .vendors > li + li { margin-top: .6rem; } }

.took { color: var(--soft); }
.good .what { color: var(--good); }
.refused .what { color: var(--refused); }
.failed .what { color: var(--failed); }
.waiting .what { color: var(--soft); }

.vendors > li { display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: .25rem .8rem; align-items: center; scroll-margin-top: 1rem; }
.vendors li > div:first-child { grid-column: 1 / -1; }
.vendors img { border-radius: .5rem; display: block; }
.vendors form { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .35rem; margin-top: .4rem; }
button { font: inherit; font-size: .82rem; min-height: 2.1rem; padding: .25rem .7rem; border: 1px solid var(--line); border-radius: 2rem; background: transparent; color: var(--soft); cursor: pointer; }
button:hover { border-color: var(--brand); color: var(--brand); }
button:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
button[aria-pressed=true] { background: var(--failed); border-color: var(--failed); color: var(--sheet); font-weight: 600; }
button:is([value=normal], [value=usual], [value=right], [value=taking])[aria-pressed=true] { background: transparent; border-color: var(--good); color: var(--good); }
li[class^=behaves-]:not(.behaves-normal) { border-color: var(--failed); }

.count { margin-left: .3rem; color: var(--soft); font-weight: 400; }
.book li { display: flex; flex-wrap: wrap; gap: .35rem 1rem; overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--line); padding: .6rem 1rem; }
.book li:first-child { border-radius: .75rem .75rem 0 0; }
.book li:last-child { border-radius: 0 0 .75rem .75rem; }
.book li:only-child { border-radius: .75rem; }
.book li + li { border-top: 0; }
.book li > :first-child { flex: 1 1 15rem; }
.ride { display: flex; flex-wrap: wrap; gap: .35rem; align-items: center; margin-top: .35rem; }
.standing { display: flex; flex-flow: column; gap: .35rem; align-items: end; font-size: .875rem; }
.standing form { display: flex; flex-wrap: wrap; gap: .35rem; }
.standing .what { font-weight: 600; }
.reference { color: var(--soft); font: .75rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 30rem) {
  .vendors form { display: grid; grid-template-columns: repeat(3, 1fr); }
  button { min-height: 2.75rem; padding: .25rem .3rem; }
  .standing { flex: 1 0 100%; flex-flow: row; justify-content: space-between; align-items: center; }
}
`;
