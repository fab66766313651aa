// FAQ entries; the title is the question.
import type { EntryKey } from './ids.ts'
import { prose } from './prose.ts'
import type { SeedEntry, SeedLink, Text } from './shape.ts'
import { registerPath } from './shop-paths.ts'

const faq = (key: EntryKey, day: number, title: Text, answer: Text, links: SeedLink[] = []): SeedEntry => ({
  key,
  section: 'faq',
  date: `2026-03-0${day}T08:00:00Z`,
  title,
  uri: null,
  fields: { text: prose(answer), links },
})

/** The newest comes first, so the dates descend. */
export const faqs: SeedEntry[] = [
  faq(
    'faqCustomer',
    8,
    {
      nl: 'Hoe word ik klant?',
      en: 'How do I become a customer?',
      de: 'Wie werde ich Kunde?',
      fr: 'Comment devenir client ?',
    },
    {
      nl: 'Bezorg ons uw btw-nummer, een adres en een contactpersoon. Op werkdagen kijken we uw aanvraag binnen enkele uren na. Daarna belt uw vertegenwoordiger met een prijsvoorstel en kunt u inloggen.',
      en: 'Send us your VAT number, an address and a contact person. On working days we review your request within a few hours. Your account manager then calls with a price proposal and you can log in.',
      de: 'Nennen Sie uns Ihre USt-IdNr., eine Adresse und eine Kontaktperson. An Werktagen prüfen wir den Antrag binnen weniger Stunden. Danach ruft unser Außendienst Sie mit einem Preisvorschlag an, und Sie können sich anmelden.',
      fr: 'Communiquez-nous votre numéro de TVA, une adresse et une personne de contact. Les jours ouvrables, nous examinons votre demande en quelques heures. Votre délégué vous appelle ensuite avec une proposition de prix et vous pouvez vous connecter.',
    },
    [
      {
        url: registerPath,
        text: { nl: 'Toegang aanvragen', en: 'Request access', de: 'Zugang beantragen', fr: 'Demander un accès' },
      },
    ],
  ),
  faq(
    'faqDeadline',
    7,
    {
      nl: 'Tot wanneer kan ik bestellen voor morgen?',
      en: 'How late can I order for tomorrow?',
      de: 'Bis wann kann ich für morgen bestellen?',
      fr: 'Jusqu’à quelle heure puis-je commander pour demain ?',
    },
    {
      nl: 'Tot 22 uur. Versneden vlees bestelt u tot 18 uur, verse vis tot 20 uur. We leveren van maandag tot en met zaterdag, tussen 4 en 11 uur.',
      en: 'Until 10 pm. Meat cut to order until 6 pm, fresh fish until 8 pm. We deliver from Monday to Saturday, between 4 and 11 am.',
      de: 'Bis 22 Uhr. Fleischzuschnitt bis 18 Uhr, Frischfisch bis 20 Uhr. Wir liefern von Montag bis Samstag zwischen 4 und 11 Uhr.',
      fr: 'Jusqu’à 22 h. La viande découpée jusqu’à 18 h, le poisson frais jusqu’à 20 h. Nous livrons du lundi au samedi, entre 4 h et 11 h.',
    },
    [{ entry: 'delivery' }],
  ),
  faq(
    'faqMinimum',
    6,
    {
      nl: 'Is er een minimumbestelling?',
      en: 'Is there a minimum order?',
      de: 'Gibt es einen Mindestbestellwert?',
      fr: 'Y a-t-il un minimum de commande ?',
    },
    {
      nl: 'Nee. Vanaf € 250 exclusief btw leveren we gratis; daaronder rekenen we € 15. Afhalen aan de kaai is altijd gratis.',
      en: 'No. From €250 excluding VAT delivery is free; below that we charge €15. Collecting at the dock is always free.',
      de: 'Nein. Ab 250 € ohne MwSt. liefern wir frei Haus; darunter berechnen wir 15 €. Die Abholung am Kai ist immer kostenlos.',
      fr: 'Non. Dès 250 € hors TVA, la livraison est gratuite ; en dessous, nous facturons 15 €. Le retrait au quai est toujours gratuit.',
    },
  ),
  faq(
    'faqPrices',
    5,
    {
      nl: 'Waarom zie ik geen prijzen?',
      en: 'Why do I see no prices?',
      de: 'Warum sehe ich keine Preise?',
      fr: 'Pourquoi ne vois-je pas de prix ?',
    },
    {
      nl: 'Prijzen zijn persoonlijk: ze volgen de afspraken met uw bedrijf. U ziet ze zodra u ingelogd bent, per verpakking en exclusief btw.',
      en: 'Prices are personal: they follow the agreements with your company. You see them once you are logged in, per pack and excluding VAT.',
      de: 'Preise sind individuell: Sie folgen den Vereinbarungen mit Ihrem Unternehmen. Sie sehen sie nach der Anmeldung, je Gebinde und ohne MwSt.',
      fr: 'Les prix sont personnels : ils suivent les accords avec votre entreprise. Vous les voyez une fois connecté, par conditionnement et hors TVA.',
    },
  ),
  faq(
    'faqAllergens',
    4,
    {
      nl: 'Hoe betrouwbaar is de informatie over allergenen?',
      en: 'How reliable is the allergen information?',
      de: 'Wie verlässlich sind die Angaben zu Allergenen?',
      fr: 'Les informations sur les allergènes sont-elles fiables ?',
    },
    {
      nl: 'Ze komt van de producent en wordt bij elke wijziging gecontroleerd. Wat niet is opgegeven, tonen we nooit als vrij. Controleer bij twijfel altijd het etiket van de levering: dat geldt.',
      en: 'It comes from the producer and is checked at every change. What is not declared is never shown as free. When in doubt, always check the label of the delivery: the label is decisive.',
      de: 'Sie kommen vom Hersteller und werden bei jeder Änderung geprüft. Was nicht angegeben ist, zeigen wir nie als frei. Prüfen Sie im Zweifel immer das Etikett der Lieferung: Dieses gilt.',
      fr: 'Elles viennent du producteur et sont contrôlées à chaque changement. Ce qui n’est pas déclaré n’est jamais affiché comme « sans ». En cas de doute, vérifiez toujours l’étiquette du produit livré : c’est elle qui fait foi.',
    },
    [{ entry: 'dataSheets' }],
  ),
  faq(
    'faqReturns',
    3,
    {
      nl: 'Wat doe ik als er iets niet in orde is?',
      en: 'What do I do if something is not right?',
      de: 'Was tue ich, wenn etwas nicht in Ordnung ist?',
      fr: 'Que faire si quelque chose ne va pas ?',
    },
    {
      nl: 'Geef het mee met de chauffeur. Ontdekt u het later, meld het dan met een foto en het bestelnummer: verse waren dezelfde dag vóór 14 uur, diepvries binnen 24 uur, droge waren binnen 5 werkdagen. We crediteren of leveren opnieuw.',
      en: 'Hand it back to the driver. If you find it later, report it with a photo and the order number: fresh goods the same day before 2 pm, frozen goods within 24 hours, dry goods within 5 working days. We credit it or deliver again.',
      de: 'Geben Sie es dem Fahrer wieder mit. Fällt es Ihnen später auf, melden Sie es mit Foto und Bestellnummer: Frischware am selben Tag bis 14 Uhr, Tiefkühlware innerhalb von 24 Stunden, Trockenware innerhalb von 5 Werktagen. Wir schreiben es gut oder liefern nach.',
      fr: 'Remettez-le au chauffeur. Si vous le remarquez plus tard, signalez-le avec une photo et le numéro de commande : le frais le jour même avant 14 h, les surgelés dans les 24 heures, les produits secs dans les 5 jours ouvrables. Nous créditons ou relivrons.',
    },
    [{ entry: 'returns' }],
  ),
  faq(
    'faqColleagues',
    2,
    {
      nl: 'Kunnen mijn collega’s ook bestellen?',
      en: 'Can my colleagues order too?',
      de: 'Können meine Kollegen auch bestellen?',
      fr: 'Mes collègues peuvent-ils aussi commander ?',
    },
    {
      nl: 'Ja. Elke collega krijgt een eigen login en een eigen mandje, met de prijzen van uw bedrijf. Eén telefoontje naar de bestellijn volstaat.',
      en: 'Yes. Every colleague gets a login and a cart of their own, at your company’s prices. One call to the order line is enough.',
      de: 'Ja. Alle erhalten einen eigenen Zugang und einen eigenen Korb, zu den Preisen Ihres Unternehmens. Ein Anruf am Bestelltelefon genügt.',
      fr: 'Oui. Chaque collègue reçoit son accès et son panier, aux prix de votre entreprise. Un appel à la ligne commandes suffit.',
    },
  ),
  faq(
    'faqInvoices',
    1,
    {
      nl: 'Waar vind ik mijn facturen?',
      en: 'Where do I find my invoices?',
      de: 'Wo finde ich meine Rechnungen?',
      fr: 'Où trouver mes factures ?',
    },
    {
      nl: 'Na elke levering staat uw factuur na het inloggen in uw account, bij uw facturen. U kunt ze er als PDF en als UBL (Peppol) downloaden.',
      en: 'After every delivery you find its invoice in your account, under your invoices, once you are logged in. You can download it as a PDF and as UBL (Peppol).',
      de: 'Nach jeder Lieferung finden Sie die Rechnung nach der Anmeldung in Ihrem Konto bei Ihren Rechnungen. Dort laden Sie sie als PDF und als UBL (Peppol) herunter.',
      fr: 'Après chaque livraison, vous trouvez la facture dans votre compte, parmi vos factures, une fois connecté. Vous pouvez la télécharger en PDF et en UBL (Peppol).',
    },
  ),
]
