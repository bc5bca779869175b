/** Style of the reference page; no font, image or script is loaded. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1c2128; --soft: #57606a; --line: #d0d7de; --back: #fff; --tint: #f4f6f8; --link: #0550ae; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --soft: #9da7b1; --line: #30363d; --back: #0d1117; --tint: #161b22; --link: #79c0ff; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); }
a { color: var(--link); }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; padding: 4px 8px; background: var(--back); }
.columns { display: grid; grid-template-columns: 19rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; border-right: 1px solid var(--line); font-size: 0.875rem; }
nav h2 { margin: 1rem 0 0.25rem; font-size: 0.875rem; border: 0; padding: 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { padding: 2px 0; overflow-wrap: anywhere; }
main { padding: 1rem 2rem 6rem; max-width: 75rem; }
h1, h2, h3, h4 { line-height: 1.25; scroll-margin-top: 1rem; }
h2 { margin-top: 3rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2.5rem 0 0.25rem; }
h4 { margin: 1.25rem 0 0.5rem; }
.path, code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.875em; }
.path { margin: 0 0 0.5rem; color: var(--soft); overflow-wrap: anywhere; }
code, pre { background: var(--tint); border-radius: 4px; }
code { padding: 1px 4px; overflow-wrap: anywhere; }
pre { padding: 0.75rem; overflow: auto; max-height: 28rem; border: 1px solid var(--line); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 42rem; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.5rem; border-bottom: 1px solid var(--line); }
thead th { background: var(--tint); }
tbody th { font-weight: 600; white-space: nowrap; }
td p { margin: 0; }
td code { white-space: pre-wrap; }
.soft { color: var(--soft); }
@media (max-width: 56rem) {
  .columns { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
  main { padding: 1rem; }
}
@media print {
  nav { display: none; }
  .columns { display: block; }
  pre { max-height: none; }
}
`;
