import type {ComponentType, ReactElement, SVGProps} from 'react';
import clsx from 'clsx';

// The SVG files, not @phosphor-icons/react: a component there carries all six weights (about 3 kB
// each), and a page shows one.
import ArrowBendUpRight from '@phosphor-icons/core/assets/regular/arrow-bend-up-right.svg';
import ArrowsClockwise from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg';
import Baby from '@phosphor-icons/core/assets/regular/baby.svg';
import Bell from '@phosphor-icons/core/assets/regular/bell.svg';
import BellRinging from '@phosphor-icons/core/assets/regular/bell-ringing.svg';
import CalendarCheck from '@phosphor-icons/core/assets/regular/calendar-check.svg';
import CalendarX from '@phosphor-icons/core/assets/regular/calendar-x.svg';
import Car from '@phosphor-icons/core/assets/regular/car.svg';
import Cat from '@phosphor-icons/core/assets/regular/cat.svg';
import ChatCircleText from '@phosphor-icons/core/assets/regular/chat-circle-text.svg';
import ClipboardText from '@phosphor-icons/core/assets/regular/clipboard-text.svg';
import Clock from '@phosphor-icons/core/assets/regular/clock.svg';
import CurrencyDollar from '@phosphor-icons/core/assets/regular/currency-dollar.svg';
import Dog from '@phosphor-icons/core/assets/regular/dog.svg';
import FileText from '@phosphor-icons/core/assets/regular/file-text.svg';
import FirstAid from '@phosphor-icons/core/assets/regular/first-aid.svg';
import ForkKnife from '@phosphor-icons/core/assets/regular/fork-knife.svg';
import HandPalm from '@phosphor-icons/core/assets/regular/hand-palm.svg';
import Heart from '@phosphor-icons/core/assets/regular/heart.svg';
import IdentificationCard from '@phosphor-icons/core/assets/regular/identification-card.svg';
import ListChecks from '@phosphor-icons/core/assets/regular/list-checks.svg';
import LockKey from '@phosphor-icons/core/assets/regular/lock-key.svg';
import Moon from '@phosphor-icons/core/assets/regular/moon.svg';
import Package from '@phosphor-icons/core/assets/regular/package.svg';
import PawPrint from '@phosphor-icons/core/assets/regular/paw-print.svg';
import PlugsConnected from '@phosphor-icons/core/assets/regular/plugs-connected.svg';
import Rabbit from '@phosphor-icons/core/assets/regular/rabbit.svg';
import ShieldCheck from '@phosphor-icons/core/assets/regular/shield-check.svg';
import Syringe from '@phosphor-icons/core/assets/regular/syringe.svg';
import Translate from '@phosphor-icons/core/assets/regular/translate.svg';
import UsersThree from '@phosphor-icons/core/assets/regular/users-three.svg';
import VideoCamera from '@phosphor-icons/core/assets/regular/video-camera.svg';

import {type TradeIconName} from '@site/src/data/solutions/tradeIcons';

import styles from './tradeIcon.module.css';

const icons: Record<TradeIconName, ComponentType<SVGProps<SVGSVGElement>>> = {
  'arrow-bend-up-right': ArrowBendUpRight,
  'arrows-clockwise': ArrowsClockwise,
  baby: Baby,
  bell: Bell,
  'bell-ringing': BellRinging,
  'calendar-check': CalendarCheck,
  'calendar-x': CalendarX,
  car: Car,
  cat: Cat,
  'chat-circle-text': ChatCircleText,
  'clipboard-text': ClipboardText,
  clock: Clock,
  'currency-dollar': CurrencyDollar,
  dog: Dog,
  'file-text': FileText,
  'first-aid': FirstAid,
  'fork-knife': ForkKnife,
  'hand-palm': HandPalm,
  heart: Heart,
  'identification-card': IdentificationCard,
  'list-checks': ListChecks,
  'lock-key': LockKey,
  moon: Moon,
  package: Package,
  'paw-print': PawPrint,
  'plugs-connected': PlugsConnected,
  rabbit: Rabbit,
  'shield-check': ShieldCheck,
  syringe: Syringe,
  translate: Translate,
  'users-three': UsersThree,
  'video-camera': VideoCamera,
};

export interface TradeIconProps {
  readonly name: TradeIconName;
  readonly className?: string;
}

/** An icon beside words on a solution page: decoration, hidden from screen readers. */
export function TradeIcon({name, className}: TradeIconProps): ReactElement {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" focusable="false" className={clsx(styles.icon, className)} />;
}
