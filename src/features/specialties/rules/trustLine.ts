import type {Specialty} from '../data/schema.ts';

/** Trust line, such as 'Trusted by 200+ Dental Practices'. */
export const trustLine = ({practices, of}: Specialty['trust']): string =>
  `Trusted by ${practices}+ ${of}`;
