// In place of `react-is`: React Router asks it in checks of development that React 19 never makes.
export const isValidElementType = () => true;
