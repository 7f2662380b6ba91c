let chosen = false;

/** The person signs out in this tab: that the session ends is no news to them. */
export function chooseSessionEnd(): void {
  chosen = true;
}

/** A session was seen again, so that its end would be news. */
export function forgetSessionEnd(): void {
  chosen = false;
}

export function wasSessionEndChosen(): boolean {
  return chosen;
}
