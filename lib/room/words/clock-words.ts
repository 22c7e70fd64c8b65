/** "14:31", "1:02:09", and "+0:04" once the time is over. */
export function clockFigures(ms: number): string {
  if (ms < 0) return `+${figures(Math.floor(-ms / 1000))}`;
  return figures(Math.ceil(ms / 1000));
}

/** The same to be read out: "14 minutes 31 seconds". */
export function clockSpoken(ms: number): string {
  const seconds = ms < 0 ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000);
  const parts = [
    unit(Math.floor(seconds / 3600), "hour"),
    unit(Math.floor(seconds / 60) % 60, "minute"),
    unit(seconds % 60, "second"),
  ];
  const said = parts.filter(Boolean).join(" ") || "no time";
  return ms < 0 ? `${said} over` : said;
}

function unit(count: number, one: string): string {
  if (count === 0) return "";
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

function figures(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
