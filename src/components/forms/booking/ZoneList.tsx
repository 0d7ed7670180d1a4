import {type ReactElement, useMemo} from 'react';

import {zoneName} from '@site/src/domain/booking/demoTimes';

const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
];

export interface ZoneListProps {
  readonly zone: string;
  readonly onZone: (zone: string) => void;
}

/** The zones of the US, then all that the browser knows, with the one that is shown in any case. */
export function ZoneList({zone, onZone}: ZoneListProps): ReactElement {
  // Some four hundred, which don't change with what is chosen on the sheet.
  const groups = useMemo(() => {
    const all = new Set([zone, ...Intl.supportedValuesOf('timeZone')]);
    const others = [...all].filter((one) => !usZones.includes(one)).sort();
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
