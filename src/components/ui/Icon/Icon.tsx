import type {ComponentType, ReactElement, SVGProps} from 'react';
import clsx from 'clsx';

// Phosphor, Regular. The SVG files, not @phosphor-icons/react: a component there carries all six
// weights (about 3 kB each), and a page shows one.
import Bone from '@phosphor-icons/core/assets/regular/bone.svg';
import CalendarCheck from '@phosphor-icons/core/assets/regular/calendar-check.svg';
import CaretDown from '@phosphor-icons/core/assets/regular/caret-down.svg';
import Carrot from '@phosphor-icons/core/assets/regular/carrot.svg';
import ChatCircleText from '@phosphor-icons/core/assets/regular/chat-circle-text.svg';
import CheckCircle from '@phosphor-icons/core/assets/regular/check-circle.svg';
import Clock from '@phosphor-icons/core/assets/regular/clock.svg';
import EnvelopeSimple from '@phosphor-icons/core/assets/regular/envelope-simple.svg';
import Eyeglasses from '@phosphor-icons/core/assets/regular/eyeglasses.svg';
import FlowerLotus from '@phosphor-icons/core/assets/regular/flower-lotus.svg';
import GenderFemale from '@phosphor-icons/core/assets/regular/gender-female.svg';
import Moon from '@phosphor-icons/core/assets/regular/moon.svg';
import Needle from '@phosphor-icons/core/assets/regular/needle.svg';
import PawPrint from '@phosphor-icons/core/assets/regular/paw-print.svg';
import PersonSimpleWalk from '@phosphor-icons/core/assets/regular/person-simple-walk.svg';
import Phone from '@phosphor-icons/core/assets/regular/phone.svg';
import Pill from '@phosphor-icons/core/assets/regular/pill.svg';
import ShieldCheck from '@phosphor-icons/core/assets/regular/shield-check.svg';
import Stethoscope from '@phosphor-icons/core/assets/regular/stethoscope.svg';
import Sun from '@phosphor-icons/core/assets/regular/sun.svg';
import Tooth from '@phosphor-icons/core/assets/regular/tooth.svg';
import Translate from '@phosphor-icons/core/assets/regular/translate.svg';
import Warning from '@phosphor-icons/core/assets/regular/warning-circle.svg';
import MagnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import ShareNetwork from '@phosphor-icons/core/assets/regular/share-network.svg';
import Info from '@phosphor-icons/core/assets/regular/info.svg';
import ArrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg';

import type {IconName} from './iconNames';
import styles from './styles.module.css';

const icons: Record<IconName, ComponentType<SVGProps<SVGSVGElement>>> = {
  'arrow-left': ArrowLeft,
  info: Info,
  'share-network': ShareNetwork,
  'magnifying-glass': MagnifyingGlass,
  bone: Bone,
  'calendar-check': CalendarCheck,
  'caret-down': CaretDown,
  carrot: Carrot,
  'chat-circle-text': ChatCircleText,
  'check-circle': CheckCircle,
  clock: Clock,
  'envelope-simple': EnvelopeSimple,
  eyeglasses: Eyeglasses,
  'flower-lotus': FlowerLotus,
  'gender-female': GenderFemale,
  moon: Moon,
  needle: Needle,
  'paw-print': PawPrint,
  'person-simple-walk': PersonSimpleWalk,
  phone: Phone,
  pill: Pill,
  'shield-check': ShieldCheck,
  stethoscope: Stethoscope,
  sun: Sun,
  tooth: Tooth,
  translate: Translate,
  warning: Warning,
};

export interface IconProps {
  readonly name: IconName;
  /** 24 px, or 20 px where it stands beside small text. */
  readonly size?: 'regular' | 'small';
  readonly className?: string;
}

/** An icon beside words: always decoration, so it is hidden from screen readers. */
export function Icon({name, size = 'regular', className}: IconProps): ReactElement {
  const Drawing = icons[name];
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      className={clsx(styles.icon, size === 'small' && styles.small, className)}
    />
  );
}
