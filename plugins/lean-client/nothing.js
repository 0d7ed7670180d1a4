// In place of a component that the site has switched off.
export default function Nothing() {
  return null;
}
