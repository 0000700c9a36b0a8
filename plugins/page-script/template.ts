/**
 * Docusaurus' page, with three changes. The scripts of the application are named, not run: the page's own script starts
 * them (`src/pageScript/start.ts`). The theme's symbols are hidden by a class: the pages' policy allows no `style`
 * attribute. What is stored is read right before the page is first painted (`src/pageScript/restore.ts`), not while it is
 * parsed. See `ssrTemplate` in Docusaurus' configuration for what `it` holds.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
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
    <%~ it.preBodyTags
      .replace('<svg style="display: none;">', '<svg class="symbols">')
      .replace('<script>', '<script>self.restore=function(){restore=Boolean;')
      .replace('</script>', '};requestAnimationFrame(function(){restore()})</script>') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
