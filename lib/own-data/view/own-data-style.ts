/** The look of the page, which has to bring its own. On a narrow screen, rows of tables stand one below the other. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1f1d18; --faint: #5c5546; --paper: #fdfbf4; --rule: #b9b19c; --even: #f3eee0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7da; --faint: #b4ad9c; --paper: #191813; --rule: #5a5446; --even: #23211a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3, h4 { line-height: 1.2; }
h2 { margin: 3rem 0 1rem; padding-top: 1rem; border-top: 3px double var(--rule); }
h3 { margin: 2rem 0 0.5rem; }
h4 { margin: 1.5rem 0 0.25rem; }
.about, .none, dt { color: var(--faint); }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.375rem 0.625rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; overflow-wrap: break-word; }
tbody tr:nth-child(even) { background: var(--even); }
article { padding-bottom: 1rem; border-bottom: 1px solid var(--rule); }
dl { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0.5rem 0; }
dl div { display: flex; gap: 0.375rem; }
dt { flex: none; max-width: min(16rem, 45vw); overflow-wrap: break-word; }
dd { min-width: 0; margin: 0; }
pre { margin: 0.75rem 0; padding: 0.75rem; background: var(--even); white-space: pre-wrap; }
.long { font: inherit; }
@media (max-width: 48rem) {
  table, tbody, tr, td { display: block; width: auto; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.375rem 0; border-bottom: 1px solid var(--rule); }
  td { display: grid; grid-template-columns: minmax(7rem, 2fr) minmax(0, 3fr); gap: 0.75rem; padding: 0.125rem 0.5rem; border: 0; overflow-wrap: anywhere; }
  td::before { content: attr(data-label); color: var(--faint); }
}
@media print {
  :root { color-scheme: light; --ink: #000; --faint: #333; --paper: #fff; --rule: #999; --even: #fff; }
  main { max-width: none; padding: 0; }
  tr, h2, h3, h4 { break-inside: avoid; break-after: auto; }
  h2, h3, h4 { break-after: avoid; }
}
`;
