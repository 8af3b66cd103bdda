/**
 * Source of the inline script that lets a page be laid out as far as it is seen (`site.css`), the rest by the loader after the first paint. A page that is
 * opened at a place of its own, or come back to, is laid out whole at once: places are where they will stay.
 */
export const laterScript = [
  '(function(){',
  'var n=performance.getEntriesByType("navigation")[0];',
  'if(n&&n.type==="navigate"&&!location.hash)document.documentElement.dataset.later=""',
  '})();',
].join('');
