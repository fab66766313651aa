// Synonyms of Dutch and Flemish kitchens: words of the catalogue, then the terms that customers type.
export const dutch = `
friet: frieten, =patat, =patatten, frietjes
ajuin: uien, ui, uitjes, siepel
uien: ajuin, ajuinen
pijpajuin: bosui, bosuien, bosuitjes, lente ui, lente uitjes
tomaten: tomaat
snoeptomaatjes: kerstomaten, kerstomaat, cherrytomaten, cherrytomaatjes
wortel: wortelen, worteltjes, penen, peen, winterpeen
witloof: witlof, brussels lof, chicon
kropsla: botersla
veldsla: korensla
rucola: raketsla, rocket
bleekselder: selderij, bleekselderij, selder
knolselder: knolselderij
pompelmoes: grapefruit, pompelmoezen
rode bessen: aalbessen, aalbes, trosbes
bosvruchten: bosbessenmix, woudvruchten
blauwe bessen: bosbessen, blauwbessen
cantharellen: hanekam, dooierzwam, girollen
champignons: paddestoelen, paddenstoelen
krieltjes: krielaardappelen, krielaardappeltjes
knoflook: look, teentjes
slagroom: zoete room
crème fraîche: zure room
gegrilde groenten: courgette, courgettes
boter: roomboter, hoeveboter
parmigiano: parmezaan, parmezaanse, parmezaankaas, parmesan
blauwaderkaas: blauwe kaas, schimmelkaas
geiten: geitenkaas
ricotta: kwark, plattekaas, platte kaas
smeltkaas: burgerkaas, plakkaas
kipfilet: kippenfilet, kippenborst, kipborst, kippeborst
kippenbouten: kippenpoten, kipbouten, kippebillen, kippenbil
kippenvleugels: kipvleugels, wings, vleugeltjes
gehakt: americain
rundsstoofvlees: stoofvlees, stoofkarbonade, karbonades
varkenshaasje: varkenshaas, varkensfilet
varkenskoteletten: karbonade, kotelet, koteletten
filet pur: ossenhaas, haasbiefstuk, biefstuk
entrecote: dunne lende
ontbijtspek: bacon, spek
spareribs: ribbetjes, krabbetjes
zwarte pensen: bloedworst
inktvisringen: calamares, inktvis, calamaris
scampi: reuzengarnalen, gamba
gambas: gamba
pladijs: schol, scholfilet
kabeljauw: kabeljouw
sint jakobsnoten: coquilles, jakobsschelpen, jacobsschelpen
roodbaars: rode zeebaars
paling: aal
stokbrood: baguette, frans brood
briochebun: hamburgerbroodje, hamburgerbroodjes, burgerbroodje, burgerbroodjes
pistolet: kadetje, hard broodje
chocoladebroodje: chocoladekoek, pain chocolat
bladerdeeg: korstdeeg, feuilletee
tarwebloem: patentbloem, bakmeel
doperwten: erwten, erwtjes
prinsessenbonen: sperziebonen, haricots, boontjes, sperzieboon
pindas: apenootjes, borrelnootjes
confituur: jam, marmelade
frituurolie: frituurvet, arachideolie
zonnebloemolie: slaolie, bakolie
looksaus: knoflooksaus
graantjesmosterd: grove mosterd
augurkjes: augurken, zure bommen
spuitzakken: spuitzak
vershoudfolie: plasticfolie, huishoudfolie, vershoudfolies
afvalzakken: vuilniszakken, vuilzakken, vuilniszak
toiletpapier: wc papier, wc rol, closetpapier
poetsrol: keukenrol, keukenpapier, keukenhanddoek
vaatwas: afwasmiddel, afwas
plat water: spuitwater plat, mineraalwater
bruiswater: spuitwater, spa rood, sodawater
pils: pilsje, bier van vat
jenever: graanjenever
handschoenen: wegwerphandschoenen, handschoen
`
