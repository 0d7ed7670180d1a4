declare module '@phosphor-icons/core/assets/regular/*.svg' {
  import type {ComponentType, SVGProps} from 'react';

  const Component: ComponentType<SVGProps<SVGSVGElement>>;
  export default Component;
}
