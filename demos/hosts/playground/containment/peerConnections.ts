/**
 * Takes out of the window what connects to other machines without asking the policy: WebRTC has no directive that a
 * browser knows. Frames that the code makes have it again; the policy lets no code run in those.
 */
export function removePeerConnections(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/^(?:webkit|moz)?RTC|^WebTransport/.test(name)) Reflect.deleteProperty(window, name);
  }
}
