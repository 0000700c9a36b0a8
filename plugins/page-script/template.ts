/**
 * Docusaurus' page, with four changes. It has the site's colour mode before any script, and where there is none. The
 * scripts of the application are named, not run: the page's own script starts them (`src/pageScript/start.ts`). The theme's
 * symbols are hidden by a class: the pages' policy allows no `style` attribute. What is stored is read right before the page
 * is first painted (`src/pageScript/colourMode.ts`), not while it is parsed. See `ssrTemplate` in Docusaurus' configuration
 * for what `it` holds.
 *
 * @param colourMode of who has chosen none
 */
export const pageTemplate = (colourMode: 'light' | 'dark'): string => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="${colourMode}">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta name="application-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ [
      ['<svg style="display: none;">', '<svg class="symbols">'],
      ['<script>', '<script>self.restore=function(){'],
      ['</script>', '};requestAnimationFrame(function(){document.documentElement.dataset.themeChoice||restore()})</script>'],
    ].reduce((tags, [theirs, ours]) => {
      if (!tags.includes(theirs)) throw new Error('found no ' + theirs + ' of the theme before the page');
      return tags.replace(theirs, ours);
    }, it.preBodyTags) %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
