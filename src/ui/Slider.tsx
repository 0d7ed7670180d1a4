import type {CSSProperties, ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Slider.module.css';

export interface SliderProps {
  /** Accessible name; a text field beside it usually has the visible label. */
  readonly label: string;
  /** Value in words, where a number alone isn't clear. */
  readonly valueText?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly className?: string;
  readonly onChange: (value: number) => void;
}

/**
 * A native range input whose track is filled up to its thumb. Colors follow `--slider-fill`,
 * `--slider-track` and `--slider-thumb` where a ground sets them.
 */
export function Slider({
  label,
  valueText,
  value,
  min,
  max,
  step,
  className,
  onChange,
}: SliderProps): ReactElement {
  const filled = ((value - min) / (max - min)) * 100;
  return (
    <input
      className={clsx(styles.slider, className)}
      type="range"
      // A number beyond the slider's end is shown at the end. After a reload, Firefox would restore that
      // position, and the end would become the number.
      autoComplete="off"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      style={{'--filled': `${filled.toFixed(1)}%`} as CSSProperties}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
