import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

// Not imported, because loaders differ on the default export of such a module.
const {default: coreTemplate} = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
) as {readonly default: string};

/** Text of start.js without its comments, for the head of every page. */
export const startScript = readFileSync(path.join(__dirname, 'start.js'), 'utf8').replace(
  /^\s*(?:\/\/|\/?\*).*\n/gm,
  '',
);

/** Attributes of `<html>` that name the style sheet and the scripts for start.js. */
const START_ATTRIBUTES =
  'data-start-styles="<%= it.baseUrl + it.stylesheets[0] %>" data-start-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(\' \') %>"';

/**
 * Docusaurus's page template (`ssrTemplate`, documented under docusaurus.config.js), in which scripts are
 * listed for start.js instead of loaded. start.js itself is in the plugin's head tags, because all of the
 * configuration, including this template, is also in the main bundle.
 */
export const pageTemplate = coreTemplate
  .replace('<%~ it.htmlAttributes %>', `$& ${START_ATTRIBUTES}`)
  .replace(/ *<% it\.scripts\.forEach[^]*?<% }\); %>\n/, '');
