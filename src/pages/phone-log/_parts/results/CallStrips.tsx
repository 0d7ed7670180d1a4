import type {ReactElement} from 'react';

import type {AtOnce} from '@site/src/domain/phoneLog/atOnce';
import {clockText, lengthText} from '@site/src/domain/phoneLog/wording';
import {wavePath} from '@site/src/format/wavePath';
import {toTenth} from '@site/src/format/numbers';

import styles from './CallStrips.drawing.module.css';
import {useWidth} from './useWidth';

const ROW = 40;
const HEAD = 44;
const MAX_ROWS = 14;

/** The calls around the busiest moment, each on its line: waiting dashed, talking a wave, its end a slot. */
export function CallStrips({atOnce}: {readonly atOnce: AtOnce}): ReactElement {
  const [part, width] = useWidth<HTMLElement>();
  return (
    <figure ref={part} className={styles.figure} aria-hidden="true">
      {width > 0 ? <Strips atOnce={atOnce} width={width} /> : null}
    </figure>
  );
}

function Strips({atOnce, width}: {readonly atOnce: AtOnce; readonly width: number}): ReactElement {
  const {clock, seconds, most, near} = atOnce;
  const isSmall = width < 640;
  const gutter = isSmall ? 62 : 92;
  const half = isSmall ? 170 : 330;
  const end = isSmall ? 86 : 128;
  const middle = seconds / 2;
  const [from, to] = [middle - half * 0.8, middle + half * 1.2];
  const x = (at: number): number => gutter + ((at - from) / (to - from)) * (width - gutter);
  const calls = near
    .filter((call) => call.from < to - 20 && call.from + call.wait + call.talk > from)
    .slice(0, MAX_ROWS);
  const height = HEAD + calls.length * ROW;
  const nowFrom = x(0);
  const nowTo = Math.max(x(seconds), nowFrom + 6);
  const tag = Math.min(width - 42, Math.max(gutter + 42, (nowFrom + nowTo) / 2));
  const step = isSmall ? 120 : 60;
  const firstMinute = Math.ceil((clock + from) / step) * step - clock;
  const minutes = Array.from(
    {length: Math.ceil((to - firstMinute) / step)},
    (_, at) => firstMinute + at * step,
  );
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect
        className={styles.now}
        x={toTenth(nowFrom)}
        y={HEAD - 8}
        width={toTenth(nowTo - nowFrom)}
        height={height - HEAD + 8}
      />
      {calls.map((_, at) => (
        <path key={at} className={styles.rule} d={`M0 ${HEAD + (at + 1) * ROW - 0.5}H${width}`} />
      ))}
      <path className={styles.open} d={`M0 ${HEAD - 0.75}H${width}`} />
      <path
        className={styles.margin}
        d={`M${gutter - 8.5} 0V${height}M${gutter - 5.5} 0V${height}`}
      />
      {minutes.map((at) => (
        <g key={at}>
          <path className={styles.tick} d={`M${toTenth(x(at))} ${HEAD - 8}V${HEAD}`} />
          {Math.abs(x(at) - tag) > 68 && x(at) > gutter + 8 && x(at) < width - 20 ? (
            <text x={toTenth(x(at))} y={HEAD - 15} textAnchor="middle">
              {clockText(clock + at).replace(/ [ap]m$/, '')}
            </text>
          ) : null}
        </g>
      ))}
      {calls.map((call, at) => {
        const y = HEAD + at * ROW + ROW / 2;
        const [start, picked, ended] = [
          x(call.from),
          x(call.from + call.wait),
          x(call.from + call.wait + call.talk),
        ];
        const talkFrom = Math.max(gutter, picked);
        const runsOut = ended + end + 6 > width;
        const talkTo = runsOut ? width : ended;
        const lost = Math.min(picked, width - end - 2);
        const label = call.voicemail ? 'Voicemail' : 'Hung up';
        return (
          <g key={at}>
            <text className={styles.start} x={isSmall ? 2 : 14} y={y + 4.5}>
              {clockText(clock + call.from)}
            </text>
            {start >= gutter ? (
              <circle className={styles.rang} cx={toTenth(start)} cy={y} r="3" />
            ) : null}
            {picked > gutter ? (
              <path
                className={styles.wait}
                d={`M${toTenth(Math.max(gutter, start))} ${y}H${toTenth(Math.min(width, picked))}`}
              />
            ) : null}
            {call.answered ? (
              <>
                {talkTo - talkFrom > 30 ? (
                  <path
                    className={styles.talk}
                    transform={`translate(${toTenth(talkFrom)} ${y - 15})`}
                    d={wavePath({
                      width: toTenth(talkTo - talkFrom),
                      height: 30,
                      seed: 3 + at * 7,
                      lead: 4,
                      tail: 6,
                      amplitude: 0.42,
                      word: [18, 56],
                    })}
                  />
                ) : (
                  <path
                    className={styles.talk}
                    d={`M${toTenth(talkFrom)} ${y}H${toTenth(talkTo)}`}
                  />
                )}
                {runsOut ? null : (
                  <>
                    <rect
                      className={styles.slot}
                      x={toTenth(ended)}
                      y={y - 14}
                      width={end}
                      height="28"
                      rx="3"
                    />
                    <path className={styles.edge} d={`M${toTenth(ended + 1.5)} ${y - 14}v28`} />
                    <text x={toTenth(ended + 12)} y={y + 4.5}>
                      {isSmall ? lengthText(call.talk) : `Talked ${lengthText(call.talk)}`}
                    </text>
                  </>
                )}
              </>
            ) : (
              <>
                <rect
                  className={styles.lost}
                  x={toTenth(lost + 0.75)}
                  y={y - 14}
                  width={end - 1.5}
                  height="28"
                  rx="3"
                />
                <text className={styles.lostText} x={toTenth(lost + 12)} y={y + 4.5}>
                  {isSmall ? label : `${label}, ${lengthText(call.wait)}`}
                </text>
              </>
            )}
          </g>
        );
      })}
      <rect className={styles.tag} x={toTenth(tag - 42)} y="4" width="84" height="27" rx="4" />
      <text className={styles.tagText} x={toTenth(tag)} y="22" textAnchor="middle">
        {`${most} at once`}
      </text>
    </svg>
  );
}
