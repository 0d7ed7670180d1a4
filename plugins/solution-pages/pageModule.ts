import {type Solution} from '../../src/data/solutions/types';
import {drawingNames, iconFile, objectComponents, objectFile} from './drawings';

const members = (entries: readonly (readonly [key: string, value: string])[]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(', ')}}`;

/**
 * The module that a page gets as `page`: its data, and the drawings that it shows. Both in one file,
 * as JSON cannot import, and the drawings of all pages in one chunk would travel to each of them.
 */
export const pageModule = (slug: string, solution: Solution): string => {
  const {objects, icons} = drawingNames(solution);
  const imports = [
    ...objects.map((kind) => `import {${objectComponents[kind]}} from '${objectFile(kind)}';`),
    ...icons.map((name, index) => `import icon${index} from '${iconFile(name)}';`),
  ];
  const drawings = members([
    ['objects', members(objects.map((kind) => [kind, objectComponents[kind]]))],
    ['icons', members(icons.map((name, index) => [name, `icon${index}`]))],
  ]);
  const page = members([
    ['slug', JSON.stringify(slug)],
    ['solution', JSON.stringify(solution, null, 2)],
    ['drawings', drawings],
  ]);
  return `${imports.join('\n')}\n\nexport default ${page};\n`;
};
