interface Check {
  (props: object, name: string): null;
  (shape: object): Check;
  readonly isRequired: (props: object, name: string) => null;
}

declare const propTypes: Readonly<Record<'bool' | 'node' | 'shape', Check>>;
export default propTypes;
