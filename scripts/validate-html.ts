// `npm run test:html [folder]`: every built page through the Nu Html Checker, the W3C's own.
import {execFile} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {htmlFiles} from '../plugins/host-headers/builtPages';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

const JAR = path.join(__dirname, '..', 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** Findings that we know and keep, each with its reason. */
const KEPT: readonly RegExp[] = [
  // Restores list semantics in Safari where `list-style` is none.
  /“list” role is unnecessary/,
  // Docusaurus draws each line of a code sample as a div. Only the handbook shows code.
  /Element “div” not allowed as child of element “code” in this context/,
  // Rules that every supported browser knows (browserslist) and the checker's CSS does not, yet.
  /^CSS: (?:Unrecognized at-rule “@container”|“(?:container-type|vector-effect|text-wrap|text-wrap-style|field-sizing)”: Property .* doesn't exist)/,
  // So is the unit cqw, a hundredth of a container's width.
  /^CSS: “--ds-(?:edge|content)”: Parse Error/,
  // Docusaurus's and the bundler's own, beside the rule that counts; browsers pass them over.
  /^CSS: “line-clamp”: Property|^CSS: “font-feature-settings”: “tabular-nums” is not/,
];

/** The checker's messages, without its remarks on style. Its exit code says only that there are some. */
const check = (files: readonly string[]): Promise<readonly Message[]> =>
  new Promise((resolve, reject) => {
    const args = ['-jar', JAR, '--format', 'json', '--skip-info-messages', '--stdout'];
    execFile(
      'java',
      [...args, '--exit-zero-always', ...files],
      {maxBuffer: 256 * 1024 * 1024},
      (error, stdout, stderr) => {
        if (error) {
          reject(new Error(`The HTML checker did not run: ${error.message}\n${stderr}`));
          return;
        }
        resolve((JSON.parse(stdout) as {messages: readonly Message[]}).messages);
      },
    );
  });

const main = async (): Promise<void> => {
  const folder = path.resolve(process.argv[2] ?? '.test/build');
  const files = await htmlFiles(folder);
  if (files.length === 0) throw new Error(`No page in ${folder}: build the site first.`);

  const messages = (await check(files)).filter(
    ({message}) => !KEPT.some((kept) => kept.test(message)),
  );
  const failedPages = new Set<string>();
  // One line for each kind of finding: what is wrong in a header is wrong on every page.
  const findings = new Map<string, {pages: Set<string>; extract: string}>();
  for (const {type, subType, url, message, extract = ''} of messages) {
    const page = url ? path.relative(folder, fileURLToPath(url)) : '(checker)';
    if (type !== 'info') failedPages.add(page);
    const finding = `${type === 'info' ? (subType ?? type) : 'error'}: ${message}`;
    const known = findings.get(finding) ?? {pages: new Set<string>(), extract};
    known.pages.add(page);
    findings.set(finding, known);
  }
  for (const [finding, {pages, extract}] of findings) {
    const [first = '', ...others] = pages;
    console.log(`${finding}\n  ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`);
    if (extract) console.log(`  ${extract.replace(/\s+/g, ' ').trim()}`);
  }
  console.log(`${files.length - failedPages.size} passed, ${failedPages.size} failed`);
  if (failedPages.size > 0) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
