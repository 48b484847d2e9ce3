"""Words that everybody can say and spell, of which the codes of tables are made."""

from __future__ import annotations

WORDS = tuple(
    word
    for line in (
        "acorn agate alder almond alpine amber anchor anvil apple apron arbor arcade arch arrow",
        "ash aspen atlas attic aurora autumn avocado azure badge badger bagel bamboo banana banjo",
        "banner barley barn basil basket bay beach beacon bean bear beaver bee beech beetle bell",
        "bench berry birch bishop bison blanket blossom blue boat bonnet book boot bottle boulder",
        "bow bowl box branch brass bread breeze brick bridge brook broom brush bubble bucket",
        "buckle bugle butter button cabin cable cactus camel camera canal candle candy canoe",
        "canvas canyon caramel caravan cargo carpet carrot castle cave cedar cello chalk chapel",
        "cheese cherry chess chest chili chime cinder circle citron city clay cliff cloak clock",
        "cloud clover coast cobalt cocoa coconut coffee coin comb comet compass cookie copper",
        "coral cork corn cottage cotton cove crab cradle crane crater crayon cream creek cricket",
        "crocus crown crystal cup cupola curtain cushion cypress daisy dawn deer delta desert",
        "desk dew diamond dolphin domino door dove dragon dream drum duck dune dusk eagle earth",
        "easel echo eclipse elbow elder elm ember emerald engine falcon fan fable feather fennel",
        "fern ferry fiddle field fig finch fir firefly flag flame flask flint flower flute fog",
        "forest fork fossil fox frost galaxy garden garlic garnet gate geyser ginger glacier",
        "glass glide globe glove goblet gold goose gorge granite grape grass gravel green grove",
        "guitar gull hammer hammock harbor harp harvest hat hazel hedge helmet herb heron hill",
        "hollow holly honey hood horizon horn horse hut ice igloo indigo ink inlet iris iron",
        "island ivory ivy jacket jade jar jasmine jasper jelly jetty jewel jigsaw jungle juniper",
        "kayak kernel kettle kite kitten kiwi koala ladder lagoon lake lamb lamp lantern larch",
        "lark laurel lava leaf lemon lentil lichen light lilac lily lime linden linen lion llama",
        "locket lotus lunar lynx magma magnet magpie mallet mango mantle maple marble market",
        "maroon marsh mask meadow medal mellow melody melon meteor milk mill mimosa mint mirror",
        "mist mitten monsoon moon moose mosaic moss moth muffin mural museum music mustard nectar",
        "needle nest nickel night noodle north nut nutmeg oak oasis oat ocean octave olive onion",
        "onyx opal orange orbit orchard orchid organ otter oven owl oyster paddle pagoda palace",
        "palm panda pansy papaya paper parade parcel parsley pasta path peach peacock peak pear",
        "pearl pebble pelican pencil penguin peony pepper petal piano picnic pier pigeon pillow",
        "pine pink pixel planet plate plaza plum pocket poem polar pollen pond pony poplar poppy",
        "porch potato prairie prism puddle puffin pumpkin puppet purple puzzle quail quarry",
        "quartz quill quilt rabbit raccoon radio radish rain rainbow raisin raven red reed reef",
        "ribbon rice ridge ring river road robin rocket roof rope rose rowan ruby rudder saddle",
        "saffron sage sail salad salmon salt sand sapling satin scarf scarlet school sea seal",
        "shadow shed shell ship shore shovel shrimp silk silver sketch sky sled slope snow soap",
        "sofa solar sonnet sorrel soup south spark sparrow spice spinach spiral spoon spring",
        "spruce star statue steam stone stork storm straw stream sugar summer sun sunset swallow",
        "swan syrup tablet tangle tango tea teapot temple tent thicket thistle thread thunder",
        "thyme tiger timber toast tomato topaz torch tower trail train tree trumpet tulip tundra",
        "tunnel turnip turtle twig umber umpire valley vanilla vase velvet vessel village vine",
        "violet violin viper volcano waffle wagon walnut walrus water wave weaver west whale",
        "wheat wheel whistle willow wind window winter wolf wood wool wren yacht yarn yarrow",
        "yellow yogurt zebra zephyr zigzag zinc",
    )
    for word in line.split()
)
