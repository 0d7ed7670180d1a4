import type {CallChoice, CallScript} from '../../specialties/data/callScript.ts';

/** The line that picks up. */
export const FIRST = 'answer';
/** Most turns of the caller on one path; also the end of every loop. */
export const MAX_TURNS = 5;

/** One way through a script: line 0, choice 0, line 1 and so on. */
export interface CallPath {
  readonly lines: readonly string[];
  readonly choices: readonly CallChoice[];
}

/** Every way through a script, as far as `MAX_TURNS`. Lines that do not exist end a path. */
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
  walk(FIRST, [], []);
  return paths;
};
