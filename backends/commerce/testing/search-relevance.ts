// Kitchen terms and words of the English name of the expected first result: fifty in each language.
export const relevanceCases = {
  nl: `
frieten: fries
friet 11mm: fries, 11 mm
patat: fries
frietjes 7mm: fries, 7 mm
kippenfilet: chicken breast
kippenborst: chicken breast
kippenpoten: chicken legs
kipvleugels: chicken wings
mozarela: mozzarella
kerstomaten: cherry tomatoes
parmezaan: parmigiano
parmezaanse kaas: parmigiano
spaghetti nr5: spaghetti no. 5
spagetti: spaghetti
varkenshaas: pork tenderloin
ossenhaas: beef fillet
stoofvlees: braising beef
rundergehakt: minced beef
gehakt: mince
karbonade: pork loin chops
ribbetjes: ribs
spek: bacon
bloedworst: black pudding
coquilles: scallops
zure room: creme fraiche
schol: plaice
reuzengarnalen: prawns
garnaalkroket: shrimp croquettes
sperziebonen: green beans
erwtjes: peas
paddenstoelen: mushroom
witlof: endive
worteltjes: carrots
keukenhanddoek: roll
krielaardappelen: baby potatoes
pompelmoes: grapefruit
bosbessen: blueberries
aalbessen: redcurrants
botersla: butterhead
rucola sla: rocket
courgettes: grilled mediterranean vegetables
roomijs vanille: vanilla ice cream
bladerdeegplaten: puff pastry
patentbloem: wheat flour
confituur: jam
knoflooksaus: garlic
frituurvet: frying oil
vuilniszakken: refuse sacks
wc papier: toilet paper
huishoudfolie: cling film
`,
  en: `
chips: chips
french fries 10mm: fries, 10 mm
eggplant: aubergine
arugula: rocket
cilantro: coriander
scallions: spring onions
bell peppers: peppers
beets: beetroot
celery root: celeriac
green onions: spring onions
lardons: bacon
jumbo shrimp: prawns
ground beef: minced beef
stewing beef: braising beef
striploin: sirloin
pork chops: pork loin chops
pork shoulder: pork collar
rashers: bacon
sour cream: creme fraiche
drumsticks: chicken legs
schnitzel: veal escalopes
chevre: goat
parmesan: parmigiano
heavy cream: whipping cream
tomato paste: tomato puree
ghee: clarified butter
yogurt: yoghurt
zucchini: grilled mediterranean vegetables
kitchen towel: roll
string beans: green beans
fizzy water: sparkling water
french bread: baguette
plain flour: wheat flour
cake flour: pastry flour
almond flour: ground almonds
raisins: sultanas
garbanzos: chickpeas
canola oil: rapeseed oil
shoyu: soy sauce
gherkins: cornichons
donuts: doughnut
clingfilm: cling film
tin foil: aluminium foil
bin bags: refuse sacks
serviettes: napkins
loo roll: toilet
parchment: baking paper
dish soap: washing-up
hamburgers: beef burger
calamari: calamari
`,
  de: `
pommes frites: fries
fritten: style fries
pommes 11mm: fries, 11 mm
erdäpfel: potatoes
karfiol: cauliflower
eierschwammerl: girolles
pilze: mushrooms
vogerlsalat: lettuce
marillen: apricots
fisolen: green beans
karotten: carrots
gipfeli: croissant
schlagobers: whipping cream
sahne: whipping cream
faschiertes: mince
hühnerbrust: chicken breast
küchentücher: roll
hähnchenflugel: chicken wings
hendl: chicken
gulaschfleisch: braising beef
schweinelende: pork tenderloin
schweinehals: pork collar
lungenbraten: beef fillet
roastbeef: sirloin
speck: bacon
truthahn: turkey
semmeln: roll
krapfen: doughnut
zimtrolle: cinnamon roll
knofel: garlic
scampi: prawns
krabben: shrimps
zucchini: grilled mediterranean vegetables
cocktailtomaten: cherry tomatoes
tintenfisch: calamari
parmesan: parmigiano
parmesankäse: parmigiano
sauerrahm: creme fraiche
emmenthaler: emmental
frittieröl: frying oil
fritteusenöl: frying oil
marmelade: jam
ribisel: redcurrants
blaubeeren: blueberries
sauerkirschen: cherries
alufolie: aluminium foil
klarsichtfolie: cling film
müllbeutel: refuse sacks
küchenrolle: roll
spagetti nr5: spaghetti no. 5
`,
  fr: `
frites 11mm: fries, 11 mm
patates: potatoes
chicons: endive
rucola: rocket
doucette: lettuce
sopalin: roll
chanterelles: girolles
civette: chives
maracuja: passion fruit
bleuets: blueberries
raisinets: redcurrants
blanc de poulet: chicken breast
suprême de poulet: chicken breast
pilons: chicken legs
ailerons: chicken wings
viande hachée: mince
bœuf bourguignon: braising beef
faux-filet: sirloin
tournedos: beef fillet
côtelettes: pork loin chops
spiringue: pork collar
lardons: bacon
jambon blanc: cooked leg ham
boulettes: meatballs
crevettes roses: prawns
scampi: prawns
morue fraîche: cod
carrelet: plaice
loup de mer: sea bass
baudroie: monkfish
coquilles: scallops
calmars: squid
parmesan: parmigiano
essuie-tout: roll
fromage bleu: blue cheese
fromage de chèvre: goat
crème aigre: creme fraiche
babeurre: buttermilk
yogourt: yoghurt
pois: garden peas
pain de toast: sandwich bread
chocolatine: pain au chocolat
beignets: doughnut
farine de blé: wheat flour
blé noir: buckwheat
arachides: salted peanuts
graisse de friture: frying oil
papier sulfurisé: baking paper
sacs poubelle: refuse sacks
courgette: grilled mediterranean vegetables
`,
} as const

export const noResultQueries = ['poedersuiker', 'icing sugar', 'Puderzucker', 'sucre glace', 'rutabaga']
