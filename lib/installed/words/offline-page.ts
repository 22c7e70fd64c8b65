/** What a browser shows instead of a page it can't get. It's the same for everyone and loads nothing. */
export const OFFLINE_PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="30">
<title>No connection · Rookery</title>
<style>
body { margin: 0; padding: 3rem max(1.25rem, 8vw); background: #f7f3e8; color: #1f1d18; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 38rem; border-top: 3px solid; padding-top: 1.5rem; }
h1 { font: 500 2.125rem/1.1 Georgia, serif; margin: 0 0 1rem; }
a { display: inline-block; min-height: 44px; line-height: 44px; padding: 0 1.25rem; background: #1d5a3c; color: #fff; text-decoration: none; font-weight: 600; }
@media (prefers-color-scheme: dark) { body { background: #191813; color: #f0e9d8; } a { background: #8ec7a4; color: #16241c; } }
</style></head><body><main>
<h1>No connection</h1>
<p>We can’t reach Rookery right now, so this page can’t be shown. What you’ve already sent is safe.</p>
<p>We try again every 30 seconds.</p>
<p><a href="">Try again now</a></p>
</main></body></html>`;
