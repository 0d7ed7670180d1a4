import {useEffect, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';

import {useInitialClientValue} from '@site/src/hooks/persisted/useInitialClientValue';
import {useAddressWriter} from '@site/src/hooks/address/useAddressState';
import {
  defaultRoiInputs,
  type RoiInputId,
  type RoiInputs,
} from '@site/src/features/roi/data/fields';
import {readRoiFields, type RoiReading} from '@site/src/features/roi/rules/readFields';
import {textsFromInputs, type RoiTexts} from '@site/src/features/roi/rules/units';
import {formatNumberInput} from '@site/src/lib/numbers/numberInput';
import {decodeRoiState, encodeRoiState} from '@site/src/features/roi/rules/urlState';

export interface Roi extends RoiReading {
  /** True once the visitor has changed an input. */
  readonly isEdited: boolean;
  readonly setText: (id: RoiInputId, text: string) => void;
  /** Sets a value in the unit of the field. */
  readonly setValue: (id: RoiInputId, value: number) => void;
  readonly setInputs: (inputs: RoiInputs) => void;
  readonly reset: () => void;
}

/**
 * State of the calculator: the fields' texts, and the inputs that they are read as. Starts from the URL
 * and updates it, so that the page can be shared.
 */
export function useRoi(): Roi {
  const search = useInitialClientValue(() => window.location.search) ?? '';
  /** Texts once the visitor has changed one. */
  const [edited, setEdited] = useState<RoiTexts | null>(null);
  const texts = useMemo(() => edited ?? textsFromInputs(decodeRoiState(search)), [edited, search]);
  const {inputs, fields} = useMemo(() => readRoiFields(texts), [texts]);
  const isEdited = edited !== null;
  const {write} = useAddressWriter();
  // Changes on every navigation: a link within the page, and Back from it, restore an older query.
  const location = useLocation();
  useEffect(() => {
    if (isEdited) write((current) => encodeRoiState(inputs, current));
  }, [inputs, isEdited, write, location]);

  const setInputs = (next: RoiInputs): void => setEdited(textsFromInputs(next));
  const setText: Roi['setText'] = (id, text) =>
    setEdited((was) => ({...(was ?? texts), [id]: text}));

  return {
    inputs,
    fields,
    isEdited,
    setText,
    setValue: (id, value) => setText(id, formatNumberInput(value)),
    setInputs,
    reset: () => setInputs(defaultRoiInputs),
  };
}
