/** ISO 3166-1 alpha-2 codes of countries for delivery or invoices. */
export const countryCodes: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** Mask of the VAT number: 9 a digit, A a letter, * either. `enabled` false: listed, but not accepted at the moment. */
export const registrationCountries: readonly { code: string; vatMask: string; enabled: boolean }[] = [
  { code: 'BE', vatMask: 'BE9999999999', enabled: true },
  { code: 'DE', vatMask: 'DE999999999', enabled: true },
  { code: 'FR', vatMask: 'FR**999999999', enabled: true },
  { code: 'LU', vatMask: 'LU99999999', enabled: true },
  { code: 'NL', vatMask: 'NL999999999B99', enabled: true },
  { code: 'GB', vatMask: 'GB999999999', enabled: false },
]

/** ISO 3166-2 subdivisions of countries whose addresses need one. */
export const statesOf: Record<string, readonly (readonly [code: string, name: string])[]> = {
  BE: [
    ['BE-VAN', 'Antwerpen'],
    ['BE-BRU', 'Brussel / Bruxelles'],
    ['BE-WHT', 'Hainaut'],
    ['BE-VLI', 'Limburg'],
    ['BE-WLG', 'Liège'],
    ['BE-WLX', 'Luxembourg'],
    ['BE-WNA', 'Namur'],
    ['BE-VOV', 'Oost-Vlaanderen'],
    ['BE-VBR', 'Vlaams-Brabant'],
    ['BE-WBR', 'Brabant wallon'],
    ['BE-VWV', 'West-Vlaanderen'],
  ],
  DE: [
    ['DE-BW', 'Baden-Württemberg'],
    ['DE-BY', 'Bayern'],
    ['DE-BE', 'Berlin'],
    ['DE-BB', 'Brandenburg'],
    ['DE-HB', 'Bremen'],
    ['DE-HH', 'Hamburg'],
    ['DE-HE', 'Hessen'],
    ['DE-MV', 'Mecklenburg-Vorpommern'],
    ['DE-NI', 'Niedersachsen'],
    ['DE-NW', 'Nordrhein-Westfalen'],
    ['DE-RP', 'Rheinland-Pfalz'],
    ['DE-SL', 'Saarland'],
    ['DE-SN', 'Sachsen'],
    ['DE-ST', 'Sachsen-Anhalt'],
    ['DE-SH', 'Schleswig-Holstein'],
    ['DE-TH', 'Thüringen'],
  ],
}
