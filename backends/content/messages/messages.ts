import type { Locale } from '../../graphql/locales.ts'
import { subscriptionMessages } from './subscription.ts'

export const messages = {
  ...subscriptionMessages,
  internal: {
    nl: 'Er ging iets mis aan onze kant. Probeer het later opnieuw.',
    en: 'Something failed on our side. Please try again later.',
    de: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es später erneut.',
    fr: 'Une erreur est survenue chez nous. Veuillez réessayer plus tard.',
  },
  request: {
    nl: 'Deze vraag is niet geldig.',
    en: 'This request is not valid.',
    de: 'Diese Anfrage ist ungültig.',
    fr: 'Cette demande n’est pas valide.',
  },
  missing: {
    nl: 'Dit veld is verplicht.',
    en: 'This field is required.',
    de: 'Dieses Feld ist erforderlich.',
    fr: 'Ce champ est obligatoire.',
  },
  wrongEmail: {
    nl: 'Dit is geen geldig e-mailadres.',
    en: 'This is not a valid e-mail address.',
    de: 'Das ist keine gültige E-Mail-Adresse.',
    fr: 'Cette adresse e-mail n’est pas valide.',
  },
  wrongLength: {
    nl: 'Deze tekst is te kort of te lang.',
    en: 'This text is too short or too long.',
    de: 'Dieser Text ist zu kurz oder zu lang.',
    fr: 'Ce texte est trop court ou trop long.',
  },
  wrongValue: {
    nl: 'Dit veld is niet geldig.',
    en: 'This field is not valid.',
    de: 'Dieses Feld ist ungültig.',
    fr: 'Ce champ n’est pas valide.',
  },
  wrongFile: {
    nl: 'Dit bestand is te groot of van een soort die we niet aannemen.',
    en: 'This file is too large, or of a kind that we do not take.',
    de: 'Diese Datei ist zu groß oder von einer Art, die wir nicht annehmen.',
    fr: 'Ce fichier est trop volumineux ou d’un type que nous n’acceptons pas.',
  },
  uploadsFull: {
    nl: 'We kunnen op dit moment geen bestanden aannemen. Stuur ze ons per e-mail, of probeer het later opnieuw.',
    en: 'We cannot take files at the moment. Please send them to us by e-mail, or try again later.',
    de: 'Wir können derzeit keine Dateien annehmen. Bitte senden Sie sie uns per E-Mail, oder versuchen Sie es später erneut.',
    fr: 'Nous ne pouvons pas recevoir de fichiers pour le moment. Veuillez nous les envoyer par e-mail ou réessayer plus tard.',
  },
  captcha: {
    nl: 'We konden niet nagaan dat een mens dit formulier heeft ingevuld. Laad de pagina opnieuw en probeer het nog eens.',
    en: 'We could not tell that a person filled in this form. Please reload the page and try again.',
    de: 'Wir konnten nicht feststellen, dass ein Mensch dieses Formular ausgefüllt hat. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    fr: 'Nous n’avons pas pu vérifier qu’une personne a rempli ce formulaire. Veuillez recharger la page et réessayer.',
  },
  formsClosed: {
    nl: 'Dit formulier neemt op dit moment geen inzendingen aan. Bel of mail ons gerust.',
    en: 'This form is not taking submissions at the moment. Please call or e-mail us instead.',
    de: 'Dieses Formular nimmt derzeit keine Einsendungen an. Bitte rufen Sie uns an oder schreiben Sie uns.',
    fr: 'Ce formulaire n’accepte pas d’envois pour le moment. N’hésitez pas à nous appeler ou à nous écrire.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type MessageKey = keyof typeof messages

export const getMessage = (locale: Locale, key: MessageKey): string => messages[key][locale]

/** Replaces `{name}` by its value. */
export const formatMessage = (locale: Locale, key: MessageKey, values: Record<string, string> = {}): string =>
  getMessage(locale, key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
