import type {Specialty} from '../../data/specialties/schema.ts';

/** 'Trusted by 200+ Dental Practices'. */
export const trustLine = ({practices, of}: Specialty['trust']): string =>
  `Trusted by ${practices}+ ${of}`;
