import {type ReactElement, useMemo} from 'react';

import {usZones, zoneName} from '../rules/zones';

export interface ZoneListProps {
  readonly zone: string;
  readonly onZone: (zone: string) => void;
}

/** Select of time zones: those of the US, then all that the browser knows, including the current one. */
export function ZoneList({zone, onZone}: ZoneListProps): ReactElement {
  // About four hundred elements, too many to create again on each press in the card.
  const groups = useMemo(() => {
    const all = new Set([zone, ...Intl.supportedValuesOf('timeZone')]);
    const others = [...all].filter((one) => !usZones.some((zone) => zone === one)).sort();
    return (
      <>
        <optgroup label="United States">
          {usZones.map((one) => (
            <option key={one} value={one}>
              {zoneName(one)}
            </option>
          ))}
        </optgroup>
        <optgroup label="All zones">
          {others.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      </>
    );
  }, [zone]);
  return (
    <select autoComplete="off" value={zone} onChange={({target}) => onZone(target.value)}>
      {groups}
    </select>
  );
}
