// Public holidays in Belgium, without delivery.

/** Month and day: New Year, Labour Day, National Day, Assumption, All Saints, Armistice, Christmas. */
const fixed = new Set(['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'])
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const movable = [1, 39, 50]
const dayMs = 86_400_000

/** Easter Sunday of the Gregorian calendar by Meeus' algorithm, as UTC midnight. */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const fromMarch = moon - weekday + 28
  return Date.UTC(year, 2, fromMarch)
}

/** @param day UTC midnight of a calendar day at the depot */
export function isHoliday(day: Date): boolean {
  const easter = easterOf(day.getUTCFullYear())
  return fixed.has(day.toISOString().slice(5, 10)) || movable.some((after) => easter + after * dayMs === day.getTime())
}
