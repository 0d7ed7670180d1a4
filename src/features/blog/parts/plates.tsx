import type {ReactElement} from 'react';

import {wavePath} from '@site/src/lib/drawing/wavePath';
import {automationTimeline} from '@site/src/features/blog/figures/automationTimeline';
import {beforeAfter} from '@site/src/features/blog/figures/beforeAfter';
import {roiAssumptions} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs} from '@site/src/features/roi/data/fields';
import {formatDollars} from '@site/src/lib/format/numbers';
import {estimateCautious, estimateRoi} from '@site/src/features/roi/rules/estimate';

import styles from './ArticlePlate.drawing.module.css';

export interface PlateProps {
  readonly label: string;
  /** Seed of the line, the same for the same article. */
  readonly seed: number;
}

// An article's social card shows its drawing, too (plugins/social-cards/objects.ts).

/** Right end of rules, sheets and slots. Frames wider than 480 units show more of them. */
const FAR = 2000;

const every = (step: number, from: number, to: number): readonly number[] =>
  Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) => from + index * step);

function Rules({ys, from = -FAR}: {readonly ys: readonly number[]; readonly from?: number}) {
  return <path className={styles.rule} d={ys.map((y) => `M${from} ${y}H${FAR}`).join('')} />;
}

const sheetRules = every(38, 52, 280);

interface WordsProps {
  readonly at: readonly [x: number, y: number];
  readonly text: string;
  readonly look?: 'small' | 'spoken' | 'booked' | 'written';
  readonly lang?: string;
}

function Words({at: [x, y], text, look, lang}: WordsProps): ReactElement {
  return (
    <text className={look && styles[look]} x={x} y={y} lang={lang}>
      {text}
    </text>
  );
}

interface SlotProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly width?: number;
  readonly label: string;
  readonly lang?: string;
}

function Slot({x, y, height, width = FAR, label, lang}: SlotProps): ReactElement {
  return (
    <>
      <rect className={styles.slot} x={x} y={y} width={width} height={height} rx="3" />
      <rect className={styles.edge} x={x} y={y} width="3" height={height} />
      <Words at={[x + 16, y + height / 2 + 7]} look="booked" lang={lang} text={label} />
    </>
  );
}

interface VoiceProps {
  readonly y: number;
  /** Position where the line meets its slot. */
  readonly to: number;
  readonly seed: number;
  readonly lead?: number;
  readonly height?: number;
}

function Voice({y, to, seed, lead = 24, height = 60}: VoiceProps): ReactElement {
  const d = wavePath({width: to, height, seed, lead, tail: 24, step: 5});
  return (
    <>
      <path className={styles.line} d={`M${-FAR} ${y}H0`} />
      <path className={styles.line} transform={`translate(0 ${y - height / 2})`} d={d} />
    </>
  );
}

export function Booked({label, seed}: PlateProps): ReactElement {
  return (
    <>
      <rect className={styles.sheet} x="170" y="36" width={FAR} height="400" rx="3" />
      <Rules ys={every(38, 74, 264)} from={170} />
      <path className={styles.margin} d="M234 36V400M237 36V400" />
      {['9:00', '9:15', '9:30', '9:45', '10:00', '10:15'].map((time, row) => (
        <Words key={time} at={[186, 62 + row * 38]} look="small" text={time} />
      ))}
      <Slot x={246} y={115} height={70} label={label} />
      <Voice y={150} to={246} seed={seed} height={90} />
    </>
  );
}

/** Transcript with redacted names, and the message that remains. */
function Struck({label}: PlateProps): ReactElement {
  return (
    <>
      <rect className={styles.sheet} x="40" y="36" width={FAR} height="400" rx="3" />
      <Rules ys={every(38, 74, 264)} from={40} />
      <path className={styles.margin} d="M104 36V400M107 36V400" />
      <Words at={[56, 100]} look="small" text="9:31" />
      <Words at={[122, 100]} text="Did" />
      <Words at={[266, 100]} text="blood work" />
      <Words at={[205, 138]} text="is at" />
      <Words at={[332, 176]} text="after three." />
      <path
        className={styles.struck}
        d={`M166 82h90v24h-90zM392 82H${FAR}v24H392zM122 120h74v24h-74zM256 120h190v24H256zM122 158h200v24H122z`}
      />
      <Slot x={118} y={198} height={70} label={label} />
    </>
  );
}

/** Twelve repeated notes of hold music, and below them a short line that is answered. */
function HoldMusic({label, seed}: PlateProps): ReactElement {
  const tune = [142, 108, 125, 91, 108, 125, 159, 142, 125, 91, 74, 108];
  const note = (index: number): string => `M${22 + index * 11} ${tune[index % tune.length]}h0`;
  const played = tune.length * 3;
  const notes = Array.from({length: tune.length * 14}, (_, index) => note(index));
  return (
    <>
      <Rules ys={every(25, 74, 174)} />
      <path className={styles.note} d={notes.slice(0, played).join('')} />
      <path className={`${styles.note} ${styles.fainter}`} d={notes.slice(played).join('')} />
      <path
        className={styles.margin}
        d={every(132, 149, FAR)
          .map((x) => `M${x} 74V174`)
          .join('')}
      />
      <Words at={[22, 46]} look="small" text={`On hold, ${beforeAfter[0].before}`} />
      <Slot x={196} y={212} height={56} label={label} />
      <Voice y={240} to={196} seed={seed} height={44} />
    </>
  );
}

/** Net benefit of the article's example, smaller with each assumption left out. */
function ShrinkingBar(): ReactElement {
  const noStaff = {...roiAssumptions, staffCostSaved: 0};
  const half = {...noStaff, recoveryRate: roiAssumptions.recoveryRate / 2};
  const bars = [
    {label: 'By the formula', ...estimateRoi(defaultRoiInputs)},
    {label: 'Staff hours stay the same', ...estimateRoi(defaultRoiInputs, noStaff)},
    {label: 'Half of those visits', ...estimateRoi(defaultRoiInputs, half)},
    {label: 'Two missed calls in ten', ...estimateCautious(defaultRoiInputs)},
  ];
  const full = bars[0]?.netMonthlyBenefit ?? 1;
  const width = (benefit: number): number => Math.round((benefit / full) * 428);
  return (
    <>
      <Rules ys={every(64, 15, 300)} />
      <path className={styles.margin} d="M44-100V400M47-100V400" />
      {bars.map(({label, netMonthlyBenefit: benefit}, index) => {
        const y = 22 + index * 64;
        const before = width(bars[index - 1]?.netMonthlyBenefit ?? benefit);
        return (
          <g key={label}>
            <rect
              className={styles.lost}
              x={52 + width(benefit)}
              y={y}
              width={before - width(benefit)}
              height="50"
              rx="3"
            />
            {index < bars.length - 1 ? (
              <>
                <rect className={styles.bar} x="52" y={y} width={width(benefit)} height="50" />
                <Words at={[68, y + 32]} text={formatDollars(benefit)} />
              </>
            ) : (
              <Slot
                x={52}
                y={y}
                height={50}
                width={width(benefit)}
                label={formatDollars(benefit)}
              />
            )}
            <Words at={[500, y + 32]} text={label} />
          </g>
        );
      })}
    </>
  );
}

function Stages(): ReactElement {
  const [now, next, later] = automationTimeline;
  return (
    <>
      <Rules ys={sheetRules} />
      <Slot x={34} y={60} height={52} width={190} label={now.years} />
      <path className={styles.line} d={`M${-FAR} 86H34`} />
      <Words at={[50, 138]} look="small" text="Counted" />
      <path className={`${styles.line} ${styles.dashed}`} d="M224 86h22a9 9 0 0 1 9 9v55" />
      <rect className={styles.outline} x="154" y="150" width="190" height="52" rx="3" />
      <Words at={[170, 183]} text={next.years} />
      <Words at={[170, 228]} look="small" text="Expected" />
      <path className={`${styles.line} ${styles.dotted}`} d="M344 176h28a9 9 0 0 1 9 9v43" />
      <rect className={styles.lost} x="288" y="230" width={FAR} height="52" rx="3" />
      <Words at={[304, 263]} text={later.years} />
      <Words at={[392, 262]} look="small" text="A guess" />
    </>
  );
}

function TwoLanguages({label, seed}: PlateProps): ReactElement {
  return (
    <>
      <Rules ys={sheetRules} />
      <Slot x={322} y={116} height={68} label={label} lang="es" />
      <Voice y={150} to={322} seed={seed} lead={20} height={110} />
      <Words at={[20, 88]} look="spoken" text="“Hello, I want…" />
      <Words at={[136, 238]} look="spoken" lang="es" text="¿hablan español?”" />
    </>
  );
}

/** Plug and four sockets: two that are read, one that is written, one left alone. */
function Sockets(): ReactElement {
  const wire = (y: number): string =>
    y < 152
      ? `M74 152h42a9 9 0 0 0 9-9V${y + 9}a9 9 0 0 1 9-9H182`
      : `M74 152h42a9 9 0 0 1 9 9V${y - 9}a9 9 0 0 0 9 9H182`;
  return (
    <>
      <Rules ys={every(38, 32, 298)} />
      {[
        {name: 'Openings', use: 'read', y: 62},
        {name: 'Visit types', use: 'read', y: 122},
        {name: 'The booking', use: 'written', y: 182},
        {name: 'The chart', use: 'left alone', y: 242},
      ].map(({name, use, y}) => (
        <g key={name}>
          {use === 'written' ? (
            <Slot x={196} y={y - 24} height={48} label={name} />
          ) : (
            <>
              <rect
                className={use === 'read' ? styles.sheet : styles.lost}
                x="196"
                y={y - 24}
                width={FAR}
                height="48"
                rx="3"
              />
              <Words at={[212, y + 7]} text={name} />
            </>
          )}
          <Words at={[376, y + 6]} look={use === 'written' ? 'written' : 'small'} text={use} />
          {use === 'left alone' ? null : <path className={styles.line} d={wire(y)} />}
          <circle
            className={`${styles.jack} ${use === 'left alone' ? styles.hole : ''}`}
            cx="188"
            cy={y}
            r="6"
          />
        </g>
      ))}
      <path className={styles.line} d={`M${-FAR} 152H14`} />
      <path
        className={styles.plug}
        d="M28 134h42q4 0 4 4v28q0 4-4 4h-42q-4 0-4-4v-6h-10v-4h10v-8h-10v-4h10v-6q0-4 4-4z"
      />
    </>
  );
}

/** Drawings made for single articles, by the article's slug; the others have `Booked`. */
export const plates: Readonly<Record<string, (props: PlateProps) => ReactElement>> = {
  'hipaa-compliance': Struck,
  'patient-experience': HoldMusic,
  roi: ShrinkingBar,
  'future-automation': Stages,
  multilingual: TwoLanguages,
  integration: Sockets,
};
