// Synonyms of German-speaking kitchens: words of the catalogue, then the terms that customers type.
export const german = `
pommes frites: pommes, =fritten, frittes
kartoffel: erdäpfel, erdapfel
tomaten: paradeiser
blumenkohl: karfiol
pfifferlinge: eierschwammerl, eierschwämme, reherl
champignons: pilze, schwammerl, egerlinge
rosenkohl: sprossenkohl, kohlsprossen
feldsalat: vogerlsalat, nüsslisalat, rapunzel, ackersalat
rauke: rucola
aprikosen: marillen, marille
prinzessbohnen: fisolen, grüne bohnen, keniabohnen
möhren: rüben, mohrrüben, rüebli, gelbe rüben
waschmöhren: =karotten, karotte
crème fraîche: sauerrahm, saure sahne, schmand
gegrilltes gemüse: zucchini, zucchetti
kirschtomaten: cocktailtomaten, cherrytomaten, kirschparadeiser
schlagsahne: schlagobers, obers, sahne, schlagrahm, rahm
kochsahne: kochrahm
hackfleisch: faschiertes, gehacktes, hack
hähnchenbrust: hühnerbrust, hendlbrust, pouletbrust, hühnerfilet
hähnchenflügel: chicken wings, hühnerflügel
hähnchen: hendl, poulet, huhn
hähnchenschenkel: hühnerkeulen, hähnchenkeulen, hühnerschenkel
rindergulasch: gulasch, gulaschfleisch
schweinefilet: schweinelende, schweinslungenbraten, schweinefilets
schweinenacken: schweinehals, schopf, nackensteak
schweinebauch: wammerl, bauchfleisch
schweinekoteletts: kotelett, karree
rinderfilet: lungenbraten, rindsfilet
rumpsteak: beiried, roastbeef
frühstücksspeck: bacon, speck
kochschinken: schinken gekocht, beinschinken
putenbrust: truthahn, truthahnbrust, pute
brötchen: semmel, semmeln, schrippe, weckle, weggli
berliner: krapfen, faschingskrapfen
croissant: gipfeli, hörnchen
zimtschnecke: zimtrolle
weizenmehl: mehl weiß, semmelmehl
knoblauch: knofel, knobi
kaisergranat: scampi, langustinen, langustine
nordseekrabben: =krabben, granat, shrimps
garnelen: shrimps, gamba
jakobsmuscheln: coquilles
kalmar: calamari, tintenfisch, calamares
parmigiano: parmesan, parmesankäse, reibkäse
blauschimmelkäse: blaukäse, edelpilzkäse
emmentaler gerieben: emmenthaler
emmentaler: schweizer käse
ricotta: quark, speisequark, magerquark, topfen
frittieröl: fritteusenöl, frittierfett, frittürenöl
sonnenblumenöl: speiseöl
konfitüre: marmelade
johannisbeeren: ribisel, ribiseln
heidelbeeren: blaubeeren, schwarzbeeren
schattenmorellen: sauerkirschen, weichseln
walnuss: baumnuss, nüsse
kichererbsen: kichererbse
frischhaltefolie: klarsichtfolie
aluminiumfolie: alufolie
müllsäcke: =müllbeutel, =müllsack, abfallsäcke, kehrichtsäcke
toilettenpapier: klopapier, wc papier
putzrolle: küchenrolle, küchenpapier, küchentuch, küchentücher, haushaltsrolle, papiertücher
backpapier: backtrennpapier
spülmaschinentabs: geschirrspültabs, spültabs
handspülmittel: spülmittel, geschirrspülmittel
sprudelwasser: mineralwasser, sprudel
eistee: ice tea
`
