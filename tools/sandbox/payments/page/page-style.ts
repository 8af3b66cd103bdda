export const pageStyle = `
  :root { color-scheme: light dark; --surface: light-dark(#f7f6fb, #14121d); --card: light-dark(#fff, #1c1929); --line: light-dark(#e4e1ee, #322e44);
    --text: light-dark(#1d1a2b, #eceaf6); --quiet: light-dark(#625d78, #a29cba); --accent: light-dark(#5a3fe0, #a594ff);
    --on-accent: light-dark(#fff, #17141f); --good: light-dark(#0b6e45, #63d6a0); --warn: light-dark(#8a5300, #f0bd6a); --tint: light-dark(#f1eefd, #262138); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; background: var(--surface); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(440px, 100%); margin: 0 auto; padding: 24px 16px; }
  .card { border: 1px solid var(--line); border-radius: 16px; background: var(--card); padding: 24px; }
  .tag { display: inline-block; margin: 0 0 16px; padding: 2px 10px; border-radius: 99px; background: var(--tint); color: var(--accent); font-size: 13px; font-weight: 600; }
  h1 { margin: 0; font-size: 40px; line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
  .status { margin: 4px 0 20px; color: var(--quiet); }
  .status b { font-weight: 600; } .paid b, .overpaid b { color: var(--good); } .partial b, .canceled b { color: var(--warn); }
  dl { margin: 0 0 20px; padding: 16px 0; border-block: 1px solid var(--line); display: grid; gap: 8px; font-size: 14px; }
  dl div { display: flex; justify-content: space-between; gap: 16px; } dt { color: var(--quiet); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 500; }
  select, input { width: 100%; min-height: 44px; padding: 0 12px; margin-bottom: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: inherit; font: inherit; }
  button, .back { width: 100%; min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
  button:hover, .back:hover { background: var(--tint); }
  button.main { border-color: transparent; background: var(--accent); color: var(--on-accent); } button.main:hover { filter: brightness(1.08); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .more { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 8px; }
  .back { display: grid; place-items: center; margin-top: 8px; text-decoration: none; }
  .note { margin: 16px 4px 0; color: var(--quiet); font-size: 13px; text-align: center; }
`;
