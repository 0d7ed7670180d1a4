import type {ReactElement, SVGProps} from 'react';

/** Stands in for an icon that Docusaurus's svgr would turn into a component. */
export default function SvgMock(props: SVGProps<SVGSVGElement>): ReactElement {
  return <svg {...props} />;
}
