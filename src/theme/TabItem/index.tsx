// Eject of 3.10.2. Change: only carries what Tabs reads.
export default function TabItem(): null {
  return null;
}
