import type {WayId} from '../../data/compareWays.ts';
import {niceStep} from '../roi/cashChart.ts';
import type {WayCost} from './costs.ts';

export interface YearSlots {
  /** USD that one slot stands for. */
  readonly usdPerSlot: number;
  /** Slots of each way: paid, then lost; whole ones. */
  readonly of: (cost: WayCost) => {readonly paid: number; readonly lost: number};
}

/** Slots of the dearest way, at most. */
export const MAX_SLOTS = 48;

/** The first years of several ways as slots on one scale; null where there is nothing to draw. */
export const yearSlots = (costs: Readonly<Record<WayId, WayCost>>): YearSlots | null => {
  const most = Math.max(
    ...Object.values(costs).map((cost) => (cost.kind === 'cost' ? cost.firstYear : 0)),
  );
  if (most <= 0) return null;
  const usdPerSlot = niceStep(most / MAX_SLOTS);
  return {
    usdPerSlot,
    of: (cost) => {
      if (cost.kind !== 'cost') return {paid: 0, lost: 0};
      const all = Math.round(cost.firstYear / usdPerSlot);
      const paid = Math.min(all, Math.round(cost.paid / usdPerSlot));
      return {paid, lost: all - paid};
    },
  };
};
