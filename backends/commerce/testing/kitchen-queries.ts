// Queries as kitchens type them, with the article number of the intended product. `!` marks one that must be the first result; the
// others must be among the first five.

/** Written from the names of the catalogue. */
export const queriesByName = `
friet 9mm: 620113!
friet 9 mm: 620113!
friet 9 millimeter: 620113!
friet 7 mm: 620115!
friet 11mm: 605011!
friet 10 mm: 620116!
steakhouse friet: 620113!
zoete aardappelfriet: 620114!
cola: 560513!
cola 20cl: 560513!
cola 33cl: 560513!
ui: 300818!
uien: 300818!
rode ui: 310108!
sjalotten: 310107!
bosui: 310109
boter: 201044
ongezouten boter: 201044!
boterporties: 210508!
volle melk: 201012!
halfvolle melk: 201027
karnemelk: 210502!
slagroom: 201210!
eieren: 203905
kwarteleitjes: 210511!
parmezaan: 210101!
oude gouda: 202760!
feta: 203358!
geitenkaas: 210119
mozzarella bollen: 203334!
geraspte mozzarella: 210116!
kipfilet: 500302!
kippenvleugels: 540118!
gehakt: 500056
rundergehakt: 540107!
varkenshaas: 500110!
spekblokjes: 540502!
zalmfilet: 700118!
zalm 150g: 710105
kabeljauw: 700127
garnaalkroket: 607010
mosselen: 700563!
stokbrood: 420340!
hamburgerbroodje: 420419
pita broodjes: 420427!
spaghetti: 130561!
rijst: 131240
passata: 104915!
tomatenblokjes: 104882
kikkererwten: 105118
olijfolie: 108205
zonnebloemolie 5 l: 160104!
mayonaise emmer: 106010!
zwarte peper: 109210!
honing: 107702
vuilniszakken 120 liter: 801140!
handschoenen: 805010!
wc papier: 820115
red onions: 310108!
onion: 300818
sweet potato fries: 620114!
cherry tomatoes: 310102!
whole milk: 201012!
unsalted butter: 201044!
free range eggs: 210509!
chicken breast: 500302!
chicken wings: 540118!
beef burgers: 500636!
lamb shank: 540116!
salmon portions 150 g: 710105
king prawns: 606010
baguettes: 420340
burger buns: 420419
penne: 130554!
basmati: 131240!
chick peas: 105118
sunflower oil: 160104!
soy sauce: 106240!
bin bags: 801140!
baking paper: 801040
zwiebel: 300818
rote zwiebeln: 310108!
kartoffeln: 310113
pommes: 605011
pommes 7 mm: 620115!
fritte: 605011
fritten: 605011!
frittes: 605011!
rührei: 210516!
quark: 210122!
magerquark: 210122!
kwark: 210122!
fromage blanc: 210122!
vollmilch: 201012!
schlagsahne 35 %: 201210!
freilandeier: 210509!
hähnchenbrust: 500302!
haehnchenbrustfilet: 500302!
rinderhack: 540107
schweinefilet: 500110!
lachs: 700118
brötchen: 420110
weizenmehl: 430028!
sonnenblumenöl: 160104!
müllsäcke: 801140!
oignon: 300818
oignons rouges: 310108!
frites 7mm: 620115!
lait entier: 201012!
beurre doux: 201044!
oeufs: 203905
blanc de poulet: 500302
saumon fumé: 700712!
huile d'olive: 108205
farine: 430028
sacs poubelles: 801140!
`

/** Brands, units, typos and codes. */
export const otherQueries = `
nordkap erwten: 605120!
polderland melk: 201012
ferme du val boter: 201044
casa orsini penne: 130554!
hoshikawa sojasaus: 106240!
haan tripel: 521120!
haan pils vat: 521010!
heldra ontvetter: 800210!
papyra servetten: 803010
kernhuis walnoten: 135020!
molen en zoon bloem: 430028
maison lacroix croissant: 420119
bellemans mayonaise: 106010!
mulino serra spaghetti: 130561
fjordvik zalm: 710105
de zilte mosselen: 700563!
spaghetti nr 5: 130561!
gouda 12 kg: 202760!
brie 1kg: 202812!
broccoli 500g: 300640!
frambozen 125 g: 310504!
gehaktballen 120 gram: 540515!
zeezout 1 kg: 160120
vlees 2,5 kg: 540107
ribeye: 500012!
tonic 20 cl: 510340!
plat water 50cl: 560511!
plat water 0,5 l: 560511!
water 1 liter glas: 510310!
appelsap 1l: 510277
tripel 33cl: 521120!
bag in box 5 liter: 520440!
bag-in-box 10 l: 210505
vat 20 l: 560104
servetten 40x40: 803010!
servetten 40 x 40 cm: 803010!
vershoudfolie 45cm: 801010!
aluminiumfolie 30 cm: 801025!
pizzadoos 33x33: 820501!
pizza box 33 cm: 820501!
bakpapier rol 38 cm: 820111!
koffiebekers 25 cl: 802110!
coffee cups 250 ml: 802110!
soepbeker 480ml: 820502!
bol 750ml: 802010!
kraftschale 750 ml: 802010!
afvalzak 120 l: 801140!
müllsack 120 liter: 801140!
sac poubelle 120l: 801140!
pannenkoek 25 cm: 620524!
tarte tatin 27cm: 620521!
wraps 30cm: 440117!
theelichtjes: 803110!
bloem 25 kg: 430028
pizzabloem 5 kg: 440509!
farine 25kg: 430028
mehl 25 kg: 430028
frituurolie 10l: 108310
aardappelen 10 kg: 310113
room 1 l: 201210
crème fraiche: 210504!
creme fraiche: 210504!
mozarella: 203334
spagetti: 130561!
brocoli: 300640
tomatn: 310101
champinons: 310119
parmezan: 210101
kipfillet: 500302!
worttelen: 300860!
aarbeien: 300255
mayonnaisse: 106010!
brocolli: 300640
bazilicum: 300778
peterselie: 300771
petersielie: 300771
potatos: 310113
strawberrys: 300255!
chiken wings: 540118!
zwiebln: 300818
kartofeln: 310113
erdberen: 300255!
tomaten passiert: 104915!
champignon: 310119
pommes de terres: 310113
fraise: 300255
framboise surgelée: 609010
crevette grise: 700311
frites fraîches: 605011!
champignons de paris: 310119!
sirop de liège: 107730!
filet américain: 540107
poulet entier: 500319!
œuf: 203905
thé: 560505!
citrons: 300377!
lemon: 300377
avocados: 300442!
mangos: 310510!
bananen: 310512!
104915: 104915!
104915-2: 104915!
104915 2: 104915!
1049152: 104915!
104915 x 3: 104915!
3x 104915: 104915!
3 x 104915-1: 104915!
104915x3: 104915!
2 130561: 130561!
130561 5: 130561!
605011-2 x2: 605011!
art 605011: 605011!
605 011: 605011!
605.011: 605011!
`
