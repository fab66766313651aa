// Synonyms of French, Belgian and Swiss kitchens: words of the catalogue, then the terms that customers type.
export const french = `
frites: pommes frites, patates frites
pommes terre: =patates, patate, pdt
patates douces: patate douce, patates douces
chicons: endives, endive, witloof
roquette: rucola, arugula
mâche: doucette, rampon, salade de blé
haricots verts: princesses, haricot vert
girolles: =chanterelles, =chanterelle
champignons blancs: champignons de paris, champignon de paris
poivrons: poivron
oignons: échalions, oignon
ciboulette: civette
fruits passion: maracuja, grenadille
myrtilles: bleuets, brimbelles
groseilles: raisinets, groseille
poulet jaune: poulet entier
filets poulet: blanc de poulet, blancs de poulet, suprême de poulet, poitrine de poulet
cuisses poulet: pilons, pilon
ailes poulet: wings, ailerons
haché bœuf: filet américain, américain préparé, steak haché
haché: viande hachée, américain, bœuf haché
bœuf carbonade: bœuf bourguignon, ragoût, bourguignon
contre filet: faux filet, steak
filet pur: tournedos, chateaubriand
côtes porc: côtelettes, cotelette
échine: spiringue
lard: bacon, poitrine fumée
jambon cuit: jambon blanc, jambon de paris
boudin noir: boudins
boulets: boulettes, boulette
gambas: crevette géante, camarons
crevettes: crevettes roses
scampis: scampi
cabillaud: morue fraîche
plie: carrelet
bar: loup de mer
lotte: baudroie
saint jacques: coquilles, pétoncles
calamar: encornets, calmars, calmar, encornet
parmigiano: parmesan, parmezan
bleu: fromage bleu
chèvre: fromage de chèvre
ricotta: fromage blanc, séré
crème fraîche: crème aigre, crème sure
légumes grillés: courgette, courgettes
tomates cerises: tomates cocktail
crème entière: crème liquide, chantilly, crème fleurette
lait battu: babeurre
yaourt: yogourt, yoghourt
beurre: beurre de cuisine
petits pois: =pois
petits pains: couques, navettes
pain mie: pain de toast
baguette: flûte, pain français
pain chocolat: chocolatine, couque au chocolat
boule berlin: beignet, beignets
farine froment: farine de blé, farine blanche
sarrasin: blé noir
cacahuètes grillées: =arachides, =arachide
huile friture: graisse de friture, huile à frites
confiture: marmelade
sirop pommes poires: sirop de liège
cornichons: malossols
moutarde ancienne: moutarde en grains
spéculoos: biscoff
haricots lingots: cocos
film: film étirable, cellophane, film plastique
sacs: sacs poubelle
bobine: essuie tout, sopalin, papier absorbant, papier ménage
papier toilette: papier wc, papier hygiénique
serviettes: essuie bouche
papier cuisson: papier sulfurisé, papier four
eau pétillante: eau gazeuse, spa rouge
eau plate: eau minérale
`
