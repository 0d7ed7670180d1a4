import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Text of start.js without its comments, for the head of every page. */
export const startScript = readFileSync(path.join(__dirname, 'start.js'), 'utf8').replace(
  /^\s*(?:\/\/|\/?\*).*\n/gm,
  '',
);

/**
 * Docusaurus's page template (`ssrTemplate`, documented under docusaurus.config.js), in which scripts are
 * listed for start.js instead of loaded. start.js itself is in the plugin's head tags, because all of the
 * configuration, including this template, is also in the main bundle.
 *
 * Compared with @docusaurus/core 3.10.2, lib/ssg/ssgTemplate.html.js: only `it.scripts` differs.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-start-styles="<%= it.baseUrl + it.stylesheets[0] %>" data-start-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>">
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
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
