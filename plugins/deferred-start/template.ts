import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What names the script in the page; postBuild looks for it to add the stylesheet. */
export const START_SCRIPT = '<script data-scripts=';

const startScript = readFileSync(path.join(__dirname, 'start.js'), 'utf8');

/**
 * Docusaurus's template of a page (`ssrTemplate`, documented under docusaurus.config.js), with the
 * scripts named for start.js instead of loaded. Its text is the same on every page, so the security
 * policy needs one hash for it.
 *
 * Compared with @docusaurus/core 3.10.2, lib/ssg/ssgTemplate.html.js: only `it.scripts` differs.
 */
export const deferredTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    ${START_SCRIPT}"<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
${startScript}
    </script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
