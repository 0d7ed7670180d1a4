import {type Figures} from '@site/src/domain/phoneLog/figures';
import {partNames, reached} from '@site/src/domain/phoneLog/sentences';
import {toTenth} from '@site/src/format/numbers';

/** A group of slips on the spike: those of one part of the day. */
export interface SlipGroup {
  readonly name: string;
  readonly count: number;
  readonly top: number;
  readonly bottom: number;
  /** The edges of the slips, seen from the side. */
  readonly edges: string;
  /** Of its words: their left and their middle. */
  readonly label: {readonly x: number; readonly y: number};
}

export interface SpikeShape {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  /** The needle's horizontal position. */
  readonly center: number;
  readonly slipWidth: number;
  /** Pixels of one slip's edge. */
  readonly thickness: number;
  readonly groups: readonly SlipGroup[];
  /** The uppermost slip. */
  readonly top: number;
  /** Callers who were reached, beside the spike; null where there are none. */
  readonly taken: {
    readonly count: number;
    readonly left: number;
    readonly width: number;
    readonly top: number;
    readonly edges: string;
  } | null;
  readonly caption: string;
}

const FOOT = 25;
const BETWEEN = 15;
/** Lines of a label are so high, and a character is about so wide. */
const LABEL = {figure: 42, line: 21, character: 7.5, gap: 12} as const;

/** The same numbers for the same seed, so that a pile looks the same at every drawing. */
const dice = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
};

/** Slips from the side, bottom up, none quite straight. */
const pile = ({
  center,
  width,
  bottom,
  count,
  thickness,
  seed,
  loose,
}: Readonly<
  Record<'center' | 'width' | 'bottom' | 'count' | 'thickness' | 'seed' | 'loose', number>
>): string => {
  const random = dice(seed);
  return Array.from({length: count}, (_, at) => {
    const y = bottom - thickness * (at + 0.5);
    const aside = (random() - 0.5) * loose * (random() < 0.08 ? 2.2 : 1);
    const tilt = (random() - 0.5) * loose * 0.16;
    const sag = (random() - 0.3) * loose * 0.12;
    return `M${toTenth(center - width / 2 + aside)} ${toTenth(y + tilt)}q${toTenth(width / 2)} ${toTenth(sag - tilt)} ${toTenth(width)} ${toTenth(-2 * tilt)}`;
  }).join('');
};

const labelHeight = (text: string, width: number): number =>
  LABEL.figure + Math.ceil((text.length * LABEL.character) / width) * LABEL.line;

/** The spike for a width: groups of slips to one scale, their words pushed apart where they would touch. */
export const spikeShape = (figures: Figures, width: number): SpikeShape => {
  const {parts, callers} = figures;
  const isWide = width >= 560;
  const counts = partNames(figures)
    .map(({part, name}) => ({name, count: callers ? parts[part].notReached : parts[part].missed}))
    .filter(({count}) => count > 0)
    .reverse();
  const total = counts.reduce((sum, {count}) => sum + count, 0);
  const room = isWide ? 404 : 330;
  const perEdge = Math.max(1, Math.ceil((total * 1.6) / room));
  const thickness = Math.min(7, Math.max(1.6, room / Math.max(1, total / perEdge)));
  const slipWidth = isWide ? 214 : Math.min(140, width * 0.38);
  const center = isWide ? width * 0.5 - 4 : slipWidth / 2 + 12;
  const labelX = center + slipWidth / 2 + (isWide ? 28 : 20);
  const labelWidth = isWide ? 190 : width - labelX - 4;
  const edgesOf = (count: number): number => Math.max(1, Math.round(count / perEdge));
  const high =
    counts.reduce((sum, {count}) => sum + edgesOf(count) * thickness, 0) +
    BETWEEN * Math.max(0, counts.length - 1);
  const words = counts.reduce((sum, {name}) => sum + labelHeight(name, labelWidth) + LABEL.gap, 0);
  const takenCount = reached(figures);
  const takenHigh = takenCount > 0 ? edgesOf(takenCount) * thickness : 0;
  const takenWords = takenCount > 0 ? takenHigh + 100 : 0;
  const height = Math.max(
    (isWide ? 124 : 96) + high + FOOT,
    isWide ? words + 40 : words + takenWords + 20,
  );

  let bottom = height - FOOT;
  const piles = counts.map(({name, count}, at) => {
    const top = bottom - edgesOf(count) * thickness;
    const edges = pile({
      center,
      width: slipWidth,
      bottom,
      count: edgesOf(count),
      thickness,
      seed: 11 + at,
      loose: isWide ? 10 : 7,
    });
    const group = {name, count, top, bottom, edges, high: labelHeight(name, labelWidth)};
    bottom = top - BETWEEN;
    return group;
  });
  const downward = [...piles].reverse();
  const middles = placeLabels(downward, isWide ? height - 4 : height - takenWords - 4);
  const groups = downward.map(({high: _high, ...group}, at): SlipGroup => ({
    ...group,
    label: {x: labelX, y: middles[at] ?? (group.top + group.bottom) / 2},
  }));

  const takenWidth = isWide ? 190 : Math.min(slipWidth, width - labelX);
  const takenLeft = isWide ? 4 : labelX;
  return {
    width,
    height,
    isWide,
    center,
    slipWidth,
    thickness,
    groups,
    top: height - FOOT - high,
    taken:
      takenCount === 0
        ? null
        : {
            count: takenCount,
            left: takenLeft,
            width: takenWidth,
            top: height - 1 - takenHigh,
            edges: pile({
              center: takenLeft + takenWidth / 2,
              width: takenWidth,
              bottom: height - 1,
              count: edgesOf(takenCount),
              thickness,
              seed: 5,
              loose: 3,
            }),
          },
    caption: callers
      ? 'Callers you missed and did not reach by the end of the next working day, by time of day.'
      : 'Missed calls, by time of day.',
  };
};

/** Beside their slips, top down, none over another, and above `floor`. */
const placeLabels = (
  groups: readonly {readonly top: number; readonly bottom: number; readonly high: number}[],
  floor: number,
): readonly number[] => {
  let next = 0;
  const middles = groups.map(({top, bottom, high}) => {
    const y = Math.max((top + bottom) / 2, next + high / 2);
    next = y + high / 2 + LABEL.gap;
    return y;
  });
  let last = floor;
  return middles
    .map((_, at) => groups.length - 1 - at)
    .map((at) => {
      const high = groups[at]?.high ?? 0;
      const y = Math.min(middles[at] ?? 0, last - high / 2);
      last = y - high / 2 - LABEL.gap;
      return y;
    })
    .reverse();
};
