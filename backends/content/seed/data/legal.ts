import { prose } from './prose.ts'
import type { SeedEntry } from './shape.ts'

export const legalPages: SeedEntry[] = [
  {
    key: 'terms',
    section: 'legalPages',
    date: '2025-01-03T08:00:00Z',
    title: {
      nl: 'Algemene voorwaarden',
      en: 'Terms and conditions',
      de: 'Allgemeine Geschäftsbedingungen',
      fr: 'Conditions générales',
    },
    uri: { nl: 'algemene-voorwaarden', en: 'terms-and-conditions', de: 'agb', fr: 'conditions-generales' },
    seo: {
      description: {
        nl: 'De voorwaarden waaronder Proviant aan bedrijven levert.',
        en: 'The terms on which Proviant supplies businesses.',
        de: 'Die Bedingungen, zu denen Proviant Unternehmen beliefert.',
        fr: 'Les conditions auxquelles Proviant livre les entreprises.',
      },
    },
    blocks: [
      {
        type: 'textColumns',
        textColumns: [
          {
            text: prose({
              nl: `## 1. Wie en voor wie

Deze voorwaarden gelden voor elke bestelling bij Proviant, Havenkaai 12, 2030 Antwerpen, btw BE 0999.999.922. Proviant levert uitsluitend aan ondernemingen.

## 2. Bestelling en prijs

Een bestelling is definitief zodra wij ze bevestigen. De prijzen zijn die van uw prijsgroep op het moment van bestellen, exclusief btw en leveringskosten. Bij producten die per stuk worden gewogen, geldt het gewicht op de leveringsbon.

## 3. Levering en risico

Het risico gaat over bij aflevering. Bij sleutellevering geldt het tijdstip op de foto van de chauffeur. Een afwijking van het afgesproken tijdvak geeft geen recht op schadevergoeding, tenzij ze aan onze grove fout te wijten is.

## 4. Klachten

Zichtbare gebreken meldt u bij de levering; verse waren ten laatste dezelfde dag vóór 14 uur, diepvries binnen 24 uur, droge waren en non-food binnen vijf werkdagen. Verborgen gebreken meldt u binnen twee werkdagen na ontdekking en binnen de houdbaarheid. Gegronde klachten leiden tot een creditnota of een nieuwe levering.

## 5. Betaling

Facturen zijn betaalbaar binnen dertig dagen na factuurdatum. Bij laattijdige betaling gelden de wettelijke interest voor handelstransacties en een forfaitaire vergoeding van € 40.

## 6. Eigendom en emballage

De goederen blijven ons eigendom tot de volledige betaling. Kratten, pallets en rolcontainers blijven altijd ons eigendom en worden bij de volgende levering geteld.

## 7. Recht en rechter

Het Belgische recht is van toepassing. De rechtbanken van Antwerpen zijn bevoegd.`,
              en: `## 1. Who and for whom

These terms apply to every order placed with Proviant, Havenkaai 12, 2030 Antwerp, VAT BE 0999.999.922. Proviant supplies businesses only.

## 2. Order and price

An order is final once we confirm it. Prices are those of your price group at the time of ordering, excluding VAT and delivery costs. For products weighed individually the weight on the delivery note applies.

## 3. Delivery and risk

The risk passes on delivery. For key deliveries the time on the driver’s photograph applies. A deviation from the agreed window gives no right to damages unless it is due to gross negligence on our part.

## 4. Complaints

Report visible defects on delivery; at the latest the same day before 2 pm for fresh goods, within 24 hours for frozen goods and within five working days for dry goods and non-food. Report hidden defects within two working days of discovery and within the shelf life. Justified complaints lead to a credit note or a new delivery.

## 5. Payment

Invoices are payable within thirty days of the invoice date. Late payments carry the statutory interest for commercial transactions and a fixed compensation of €40.

## 6. Title and packaging

The goods remain our property until paid in full. Crates, pallets and roll containers always remain our property and are counted at the next delivery.

## 7. Law and court

Belgian law applies. The courts of Antwerp have jurisdiction.`,
              de: `## 1. Wer und für wen

Diese Bedingungen gelten für jede Bestellung bei Proviant, Havenkaai 12, 2030 Antwerpen, USt-IdNr. BE 0999.999.922. Proviant beliefert ausschließlich Unternehmen.

## 2. Bestellung und Preis

Eine Bestellung ist verbindlich, sobald wir sie bestätigen. Es gelten die Preise Ihrer Preisgruppe zum Zeitpunkt der Bestellung, ohne MwSt. und Lieferkosten. Bei einzeln gewogenen Produkten gilt das Gewicht auf dem Lieferschein.

## 3. Lieferung und Gefahrübergang

Die Gefahr geht mit der Übergabe über. Bei Schlüssellieferungen gilt der Zeitpunkt auf dem Foto des Fahrers. Eine Abweichung vom vereinbarten Zeitfenster begründet keinen Schadensersatz, es sei denn, sie beruht auf grober Fahrlässigkeit unsererseits.

## 4. Mängelrügen

Sichtbare Mängel melden Sie bei der Übergabe; spätestens bei Frischware am selben Tag bis 14 Uhr, bei Tiefkühlware innerhalb von 24 Stunden, bei Trockenware und Non-Food innerhalb von fünf Werktagen. Verdeckte Mängel melden Sie innerhalb von zwei Werktagen nach Entdeckung und innerhalb der Haltbarkeit. Berechtigte Rügen führen zu einer Gutschrift oder einer Neulieferung.

## 5. Zahlung

Rechnungen sind innerhalb von dreißig Tagen ab Rechnungsdatum zahlbar. Bei Verzug gelten die gesetzlichen Zinsen für den Handelsverkehr und eine Pauschale von 40 €.

## 6. Eigentum und Mehrweg

Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Kisten, Paletten und Rollcontainer bleiben immer unser Eigentum und werden bei der nächsten Lieferung gezählt.

## 7. Recht und Gerichtsstand

Es gilt belgisches Recht. Gerichtsstand ist Antwerpen.`,
              fr: `## 1. Qui et pour qui

Les présentes conditions s’appliquent à toute commande auprès de Proviant, Havenkaai 12, 2030 Anvers, TVA BE 0999.999.922. Proviant livre exclusivement des entreprises.

## 2. Commande et prix

Une commande est définitive dès que nous la confirmons. Les prix sont ceux de votre groupe de prix au moment de la commande, hors TVA et frais de livraison. Pour les produits pesés à la pièce, le poids du bon de livraison fait foi.

## 3. Livraison et risque

Le risque est transféré à la livraison. Pour les livraisons avec clé, l’heure de la photo du chauffeur fait foi. Un écart par rapport à la fenêtre convenue ne donne pas droit à des dommages, sauf faute grave de notre part.

## 4. Réclamations

Les défauts visibles se signalent à la livraison ; au plus tard le jour même avant 14 h pour le frais, dans les 24 heures pour les surgelés et dans les cinq jours ouvrables pour les produits secs et non alimentaires. Les défauts cachés se signalent dans les deux jours ouvrables après leur découverte et avant la date limite. Une réclamation fondée donne lieu à une note de crédit ou à une nouvelle livraison.

## 5. Paiement

Les factures sont payables à trente jours de leur date. Tout retard entraîne l’intérêt légal pour les transactions commerciales et une indemnité forfaitaire de 40 €.

## 6. Propriété et emballages

Les marchandises restent notre propriété jusqu’au paiement intégral. Bacs, palettes et rolls restent toujours notre propriété et sont comptés à la livraison suivante.

## 7. Droit et tribunaux

Le droit belge est d’application. Les tribunaux d’Anvers sont compétents.`,
            }),
          },
        ],
      },
    ],
  },
  {
    key: 'privacy',
    section: 'legalPages',
    date: '2025-01-02T08:00:00Z',
    title: { nl: 'Privacy', en: 'Privacy', de: 'Datenschutz', fr: 'Vie privée' },
    uri: { nl: 'privacy', en: 'privacy', de: 'datenschutz', fr: 'vie-privee' },
    seo: {
      description: {
        nl: 'Welke gegevens we bewaren, waarom, hoe lang en wat uw rechten zijn.',
        en: 'Which data we keep, why, for how long and what your rights are.',
        de: 'Welche Daten wir speichern, warum, wie lange und welche Rechte Sie haben.',
        fr: 'Quelles données nous conservons, pourquoi, combien de temps et quels sont vos droits.',
      },
    },
    blocks: [
      {
        type: 'textColumns',
        textColumns: [
          {
            text: prose({
              nl: `Proviant is verantwoordelijk voor de verwerking van uw gegevens. Vragen stuurt u naar [orders@proviant.example](mailto:orders@proviant.example).

## Wat we bewaren

- uw naam, e-mailadres en telefoonnummer, om uw account te beheren
- bedrijfs- en adresgegevens, om te leveren en te factureren
- bestellingen en facturen, omdat de wet dat voorschrijft
- wat u in een formulier invult, om u te antwoorden

## Hoe lang

Facturen zeven jaar, bestellingen drie jaar, formulieren zes maanden. Een account dat twee jaar niet is gebruikt, sluiten we af na een bericht aan u.

## Met wie we delen

Alleen met wie de levering of de betaling verzorgt, en met de overheid wanneer de wet dat verplicht. We verkopen geen gegevens.

## Uw rechten

U kunt uw gegevens inzien, laten verbeteren, overdragen of wissen, en bezwaar maken. U kunt een klacht indienen bij de Gegevensbeschermingsautoriteit.`,
              en: `Proviant is responsible for processing your data. Please send questions to [orders@proviant.example](mailto:orders@proviant.example).

## What we keep

- your name, e-mail address and phone number, to manage your account
- company and address details, to deliver and invoice
- orders and invoices, because the law requires it
- what you enter in a form, to answer you

## For how long

Invoices for seven years, orders for three years, forms for six months. An account that has not been used for two years is closed after we have notified you.

## Whom we share it with

Only those who take care of delivery or payment, and public authorities where the law requires it. We do not sell data.

## Your rights

You may ask to see, correct, transfer or erase your data, and you may object to its use. You may lodge a complaint with the Belgian Data Protection Authority.`,
              de: `Proviant ist für die Verarbeitung Ihrer Daten verantwortlich. Fragen senden Sie bitte an [orders@proviant.example](mailto:orders@proviant.example).

## Was wir speichern

- Ihren Namen, Ihre E-Mail-Adresse und Telefonnummer, um Ihr Konto zu führen
- Firmen- und Adressdaten, um zu liefern und abzurechnen
- Bestellungen und Rechnungen, weil das Gesetz es verlangt
- was Sie in ein Formular eintragen, um Ihnen zu antworten

## Wie lange

Rechnungen sieben Jahre, Bestellungen drei Jahre, Formulare sechs Monate. Ein Konto, das zwei Jahre nicht genutzt wurde, schließen wir nach einer Nachricht an Sie.

## Mit wem wir teilen

Nur mit denen, die Lieferung oder Zahlung abwickeln, und mit Behörden, wenn das Gesetz es verlangt. Wir verkaufen keine Daten.

## Ihre Rechte

Sie können Ihre Daten einsehen, berichtigen, übertragen oder löschen lassen und der Verarbeitung widersprechen. Beschwerden nimmt die belgische Datenschutzbehörde entgegen.`,
              fr: `Proviant est responsable du traitement de vos données. Adressez vos questions à [orders@proviant.example](mailto:orders@proviant.example).

## Ce que nous conservons

- votre nom, votre adresse e-mail et votre numéro de téléphone, pour gérer votre compte
- les données de l’entreprise et les adresses, pour livrer et facturer
- les commandes et les factures, parce que la loi l’exige
- ce que vous indiquez dans un formulaire, pour vous répondre

## Combien de temps

Les factures sept ans, les commandes trois ans, les formulaires six mois. Un compte inutilisé depuis deux ans est fermé après un message de notre part.

## Avec qui nous partageons

Uniquement avec ceux qui assurent la livraison ou le paiement, et avec les autorités lorsque la loi l’impose. Nous ne vendons pas de données.

## Vos droits

Vous pouvez consulter vos données, les faire corriger, transférer ou effacer, et vous opposer à leur traitement. Vous pouvez introduire une plainte auprès de l’Autorité de protection des données.`,
            }),
          },
        ],
      },
    ],
  },
  {
    key: 'cookies',
    section: 'legalPages',
    date: '2025-01-01T08:00:00Z',
    title: { nl: 'Cookies', en: 'Cookies', de: 'Cookies', fr: 'Cookies' },
    uri: { nl: 'cookies', en: 'cookies', de: 'cookies', fr: 'cookies' },
    seo: {
      description: {
        nl: 'Alleen cookies die de winkel nodig heeft, en geen van derden.',
        en: 'Only cookies that the shop needs, and none from third parties.',
        de: 'Nur Cookies, die der Shop braucht, und keine von Dritten.',
        fr: 'Uniquement les cookies dont la boutique a besoin, et aucun de tiers.',
      },
    },
    blocks: [
      {
        type: 'textColumns',
        textColumns: [
          {
            text: prose({
              nl: `Deze winkel gebruikt alleen cookies die ze nodig heeft om te werken. Er zijn geen cookies van derden en geen advertenties, en u wordt niet gevolgd.

- een cookie die onthoudt dat u ingelogd bent
- een cookie met de taal die u koos
- een cookie met de weergave: licht, donker of zoals uw systeem
- cookies voor uw mandje

Een video van een andere site laden we pas wanneer u ze zelf start. Vanaf dan gelden de regels van die site.`,
              en: `This shop uses only cookies that it needs to work. There are no third-party cookies, no advertisements and no tracking.

- a cookie that remembers that you are logged in
- a cookie with the language you chose
- a cookie with the appearance: light, dark or the same as your system
- cookies for your cart

A video from another site is loaded only when you start it yourself. From then on that site’s rules apply.`,
              de: `Dieser Shop verwendet nur Cookies, die er zum Funktionieren braucht. Es gibt keine Cookies von Dritten, keine Werbung und kein Tracking.

- ein Cookie, das sich merkt, dass Sie angemeldet sind
- ein Cookie mit der gewählten Sprache
- ein Cookie mit der Darstellung: hell, dunkel oder wie Ihr System
- Cookies für Ihren Korb

Ein Video von einer anderen Website laden wir erst, wenn Sie es selbst starten. Ab dann gelten deren Regeln.`,
              fr: `Cette boutique n’utilise que les cookies nécessaires à son fonctionnement. Aucun cookie de tiers, aucune publicité, aucun pistage.

- un cookie qui retient que vous êtes connecté
- un cookie avec la langue choisie
- un cookie avec l’apparence : claire, sombre ou comme votre système
- des cookies pour votre panier

Une vidéo d’un autre site n’est chargée que lorsque vous la lancez. Les règles de ce site s’appliquent alors.`,
            }),
          },
        ],
      },
    ],
  },
]
