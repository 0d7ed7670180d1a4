import {type CallChoice, type CallScript, FIRST_LINE} from '../callScript.ts';

/** Maximum number of the caller's turns on one path, which also ends loops. */
export const MAX_TURNS = 5;

/** Path through a script: line 0, choice 0, line 1 and so on. */
export interface CallPath {
  readonly lines: readonly string[];
  readonly choices: readonly CallChoice[];
}

/** Lists every path through a script, up to `MAX_TURNS`. A missing line ends a path. */
export const callPaths = (script: CallScript): readonly CallPath[] => {
  const paths: CallPath[] = [];
  const walk = (id: string, lines: readonly string[], choices: readonly CallChoice[]): void => {
    const visited = [...lines, id];
    const next = script.lines[id]?.choices ?? [];
    if (next.length === 0 || choices.length >= MAX_TURNS) paths.push({lines: visited, choices});
    else {
      for (const choice of next) {
        if ('to' in choice) walk(choice.to, visited, [...choices, choice]);
        else paths.push({lines: visited, choices: [...choices, choice]});
      }
    }
  };
  walk(FIRST_LINE, [], []);
  return paths;
};
